import type { components, ReleaseState } from '@dispatch/contract';
import { persona, type Persona, type PersonaKey } from './personas';

type Draft = components['schemas']['ReleaseDraft'];

/** What its writer has written is as in the contract; hours are before or after the seeding. */
interface DemoRelease extends Required<
  Pick<
    Draft,
    | keyof typeof contacts
    | 'package'
    | 'language'
    | 'headline'
    | 'summary'
    | 'cityState'
    | 'body'
    | 'pulloutQuote'
    | 'videoUrl'
    | 'cjl'
    | 'hasPriorityRelease'
  >
> {
  readonly mediaTopics: readonly string[];
  readonly owner: PersonaKey;
  /** The names of the journalist lists that are chosen. */
  readonly lists: readonly string[];
  readonly state: ReleaseState;
  readonly hasPaid: boolean;
  /** To the release time; negative for what is published already. */
  readonly releaseInHours: number;
  readonly createdHoursAgo: number;
  /** Null when it was not submitted yet. */
  readonly submittedHoursAgo: number | null;
  readonly holdReason: readonly string[];
}

const maya = persona('customer');
const noor = persona('formCustomer');

const contactsOf = ({ firstName, lastName, organization, email, phone }: Persona, website: string) => ({
  primaryContactName: `${firstName} ${lastName}`,
  primaryContactCompany: organization,
  primaryContactWebsite: website,
  primaryContactEmail: email,
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: phone,
  primaryContactPhoneExtension: '',
  user: `${firstName} ${lastName}`,
  userEmail: email,
  userPhoneCountryCode: '1',
  userPhone: phone,
  userPhoneExtension: '',
});

const contacts = contactsOf(maya, 'https://www.harborline.example');

const plain = {
  language: 'en-US',
  mediaTopics: ['20000756'],
  owner: maya.key,
  lists: [],
  holdReason: [],
  pulloutQuote: '',
  videoUrl: '',
  cjl: 0,
  hasPriorityRelease: false,
  ...contacts,
} as const;

const boilerplate =
  '<p><strong>About Harborline Robotics</strong></p><p>Harborline Robotics designs and builds mobile robots ' +
  'for warehouses, ports and hospitals. The company was founded in Baltimore in 2014 and employs 620 people ' +
  'in Maryland, Rotterdam and Gothenburg. More at <a href="https://www.harborline.example">harborline.example</a>.</p>';

export const demoReleases: readonly DemoRelease[] = [
  {
    ...plain,
    state: 'DraftMode',
    hasPaid: false,
    releaseInHours: 96,
    createdHoursAgo: 5,
    submittedHoursAgo: null,
    package: '140',
    mediaTopics: ['20001216', '20000509'],
    headline: 'Harborline Robotics and Dundalk Community College Start Paid Apprenticeship Year',
    summary:
      'Twenty-four apprentices will spend a year building and servicing warehouse robots, earning a wage and a ' +
      'certificate in mechatronics.',
    cityState: 'Baltimore, MD',
    body:
      '<p>Harborline Robotics and Dundalk Community College today opened applications for a one-year paid ' +
      'apprenticeship in mechatronics. The first class of 24 begins in the coming term, half of the week in the ' +
      "college's workshops and half on the company's assembly floor at Sparrows Point.</p>" +
      '<p>“We have more good jobs than people trained to fill them,” said Maya Lindqvist, director of ' +
      'communications at Harborline Robotics. “This is how we intend to train them, and we intend to pay them ' +
      'while we do it.”</p>',
  },
  {
    ...plain,
    state: 'OnHold',
    hasPaid: true,
    releaseInHours: 50,
    createdHoursAgo: 49,
    submittedHoursAgo: 30,
    holdReason: [
      'The second paragraph names a hospital. Please confirm in writing that it agreed to be named.',
      'The headline promises a 40 percent saving; the body says 30 percent. Please make them agree.',
    ],
    package: '200',
    mediaTopics: ['20000461', '20000756'],
    headline: 'Hospital Delivery Robot From Harborline Cuts Corridor Trips by 40 Percent in Trial',
    summary:
      'In a six-month trial on four wards, a delivery robot the size of a tea trolley took over most of the trips ' +
      'between pharmacy, laboratory and nursing station.',
    cityState: 'Baltimore, MD',
    body:
      '<p>A delivery robot developed by Harborline Robotics reduced the trips that nurses make between ward, ' +
      'pharmacy and laboratory by 30 percent during a six-month trial, the company said today.</p>' +
      '<p>The robot, called Porter, ran on four wards at Chesapeake General Hospital. It carries up to 40 ' +
      'kilograms in locked drawers, calls lifts by itself and waits for a badge before it opens.</p>' +
      '<ul><li>11,200 deliveries completed, 38 of them with the help of a person</li>' +
      '<li>Median time from order to ward: 9 minutes</li><li>No injuries and no lost samples</li></ul>' +
      boilerplate,
    pulloutQuote: 'Nobody became a nurse in order to fetch things.',
  },
  {
    ...plain,
    state: 'PendingEditorialReview',
    hasPaid: true,
    releaseInHours: 30,
    createdHoursAgo: 20,
    submittedHoursAgo: 3,
    package: '200',
    lists: ['Transportation'],
    language: 'nl',
    headline: 'Haven van Rotterdam bestelt twaalf elektrische trekkers bij Harborline Robotics',
    summary:
      'De zelfrijdende terminaltrekkers vervangen vanaf volgend voorjaar dieselvoertuigen op een van de drukste ' +
      'interne wegen van de terminal.',
    cityState: 'Rotterdam, Nederland',
    body:
      '<p>De exploitant van de containerterminal op de Maasvlakte heeft twaalf elektrische, zelfrijdende ' +
      'terminaltrekkers besteld bij Harborline Robotics. De levering begint volgend voorjaar en is binnen het jaar ' +
      'voltooid.</p>' +
      '<p>De trekkers brengen containers van de kade naar de stapel over een weg van vier kilometer, die zij delen ' +
      'met mensen en met voertuigen met een bestuurder. Elke trekker rijdt elf uur op één lading en keert zelf ' +
      'terug naar zijn laadplek.</p>' +
      '<table><caption>Een trekker in een jaar</caption><thead><tr><th scope="col">Aandrijving</th>' +
      '<th scope="col">Energie</th><th scope="col">CO<sub>2</sub></th></tr></thead><tbody><tr>' +
      '<th scope="row">Diesel</th><td style="text-align:right">31.000 liter</td>' +
      '<td style="text-align:right">82 t</td></tr><tr><th scope="row">Batterij</th>' +
      '<td style="text-align:right">118 MWh</td><td style="text-align:right">0 t</td></tr></tbody></table>' +
      '<p>“Gemengd verkeer is het moeilijkste, en juist dat moesten wij bewijzen,” zei Joost van Dalen, die vanuit ' +
      'Rotterdam de havenactiviteiten van het bedrijf leidt.</p>' +
      '<p><strong>Over Harborline Robotics</strong></p><p>Harborline Robotics ontwerpt en bouwt mobiele robots voor ' +
      'magazijnen, havens en ziekenhuizen. Het bedrijf werd in 2014 in Baltimore opgericht en heeft 620 medewerkers in ' +
      'Maryland, Rotterdam en Göteborg. Meer op <a href="https://www.harborline.example">harborline.example</a>.</p>',
  },
  {
    ...plain,
    state: 'InEditorialReview',
    hasPaid: true,
    releaseInHours: 20,
    createdHoursAgo: 40,
    submittedHoursAgo: 7,
    package: '360',
    lists: ['Robotics and Automation', 'Manufacturing', 'Software'],
    headline: 'Harborline Robotics Publishes Safety Record of Its Robots, and Invites Others to Follow',
    summary:
      'Every stop, collision and near miss of 3,400 robots in 2 years is now in a public data set under an open license.',
    cityState: 'Baltimore, MD',
    body:
      '<p>Harborline Robotics today published the complete safety record of its fleet: 3,400 robots, two years, ' +
      '61 million kilometers. The data set lists each emergency stop, each contact with a person or an object ' +
      'and each report of a near miss, with what was changed afterwards.</p>' +
      '<p>“Aviation became safe by talking about what went wrong,” said Dr. Ingrid Sole, head of safety. ' +
      '“Robots that work beside people should do the same, and somebody has to begin.”</p>' +
      '<p>The data may be used by anybody for any purpose. A quarterly update is promised.</p>' +
      boilerplate,
    pulloutQuote: 'Aviation became safe by talking about what went wrong.',
    cjl: 1,
  },
  {
    ...plain,
    state: 'PendingDistribution',
    hasPaid: true,
    releaseInHours: 26,
    createdHoursAgo: 70,
    submittedHoursAgo: 44,
    package: '140',
    mediaTopics: ['20000170'],
    headline: 'Harborline Robotics Names Amara Nwosu Chief Operating Officer, Effective January',
    summary:
      'Nwosu joins from a Great Lakes shipping group, where she ran eleven terminals; founder Erik Dahl stays on as ' +
      'chief executive.',
    cityState: 'Baltimore, MD',
    body:
      '<p>Harborline Robotics today named Amara Nwosu as its first chief operating officer. She takes up the post in ' +
      'January and will be responsible for manufacturing, supply and customer service on both continents.</p>' +
      '<p>Nwosu spent nine years at Superior Lines, a Great Lakes shipping group, most recently in charge of its ' +
      'eleven terminals. She holds degrees in naval architecture and logistics.</p>' +
      '<p>“Amara has bought machines like ours and has been let down by some of them,” said Erik Dahl, founder and ' +
      'chief executive. “I can think of no better person to decide how we build the next ones.”</p>' +
      boilerplate,
  },
  {
    ...plain,
    state: 'Published',
    hasPaid: true,
    releaseInHours: -20,
    createdHoursAgo: 120,
    submittedHoursAgo: 92,
    package: '360',
    mediaTopics: ['20000209', '20000523'],
    headline: 'Harborline Robotics Opens Sparrows Point Plant and Adds 400 Jobs Over Three Years',
    summary:
      'A retooled shipyard hall brings the assembly of warehouse robots back to Baltimore, with an apprenticeship ' +
      'program and a public workshop on the site.',
    cityState: 'Baltimore, MD',
    body:
      '<p>Harborline Robotics today opened a 210,000-square-foot plant at Sparrows Point, its first on the East ' +
      'Coast. The site will build the H4 warehouse robot and employ 400 people within three years.</p>' +
      '<p>“This yard built ships for a century,” said Erik Dahl, founder and chief executive. “Now it builds the ' +
      'machines that unload them.”</p>' +
      '<p>The hall was bought from the county in 2023 and rebuilt around the original cranes, two of which are ' +
      'still in use. Rooftop panels cover a third of the electricity the plant needs.</p>' +
      '<h2>What is made there</h2><ul><li>The H4, a robot that lifts pallets of up to 1,200 kilograms</li>' +
      '<li>Battery packs for all of the company’s models</li><li>Spare parts for customers in North America</li></ul>' +
      boilerplate,
    pulloutQuote: 'This yard built ships for a century. Now it builds the machines that unload them.',
    cjl: 2,
  },
  {
    ...plain,
    state: 'Published',
    hasPaid: true,
    releaseInHours: -500,
    createdHoursAgo: 640,
    submittedHoursAgo: 560,
    package: '80',
    headline: 'Free Robot Repair Manuals From Harborline Now Cover Every Model Since 2016',
    summary:
      'Owners and independent workshops may download wiring plans, part lists and test procedures without an account.',
    cityState: 'Baltimore, MD',
    body:
      '<p>Harborline Robotics has put the repair manuals of all its robots built since 2016 online, free of charge. ' +
      'The 41 documents contain wiring plans, part lists with prices, and the test procedures that the ' +
      'company’s own technicians use.</p>' +
      '<p>“A machine that only its maker can mend is half a machine,” said Maya Lindqvist, director of ' +
      'communications. “Our customers told us so, and they were right.”</p>' +
      boilerplate,
  },
  {
    ...plain,
    ...contactsOf(noor, 'https://www.cedarworks.example'),
    owner: noor.key,
    state: 'Published',
    hasPaid: true,
    releaseInHours: -30,
    createdHoursAgo: 90,
    submittedHoursAgo: 60,
    package: '200',
    mediaTopics: ['20000768', '20000538'],
    headline: 'Cedar Works Lends Its Wood Shop to Neighbors on Two Evenings a Week',
    summary:
      'Members of the public may use saws, lathes and clamps in Somerville, with two joiners at hand and no fee.',
    cityState: 'Somerville, MA',
    body:
      '<p>Cedar Works opens its wood shop in Somerville to the public on Tuesday and Thursday evenings. Ten benches ' +
      'are free at a time, and places are given out at the door.</p>' +
      '<p>“Most people who want to mend a chair have no vise,” said Noor Haddad, who runs the shop. “We have ' +
      'twelve, and at six o’clock they stand idle.”</p>' +
      '<p><strong>About Cedar Works</strong></p><p>Cedar Works builds and mends furniture for schools and ' +
      'libraries in New England. It was founded in 2009 and employs 18 people.</p>',
  },
];
