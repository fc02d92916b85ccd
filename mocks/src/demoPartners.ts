import { persona, type PersonaKey } from './personas';

export interface DemoPartner {
  readonly slug: string;
  readonly name: string;
  readonly splashDescription: string;
  readonly splashRightPanel: string;
  readonly splashResourceCentre: string;
  /** For Basic, Standard, Advanced and Premium. */
  readonly packageDescription: readonly string[];
  readonly redirect: boolean;
  readonly prices: Readonly<Partial<Record<'80' | '140' | '200' | '360', number>>>;
  /** Drawn as SVG of shapes alone, because a server may have no fonts; null without one. */
  readonly logo: string | null;
  readonly customers: readonly PersonaKey[];
}

const tile = (colour: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240" viewBox="0 0 480 240">
  <rect width="480" height="240" rx="28" fill="${colour}"/>${shapes}</svg>`;

const wave = (y: number, opacity: number): string =>
  `<path d="M60 ${y}c30-26 60-26 90 0s60 26 90 0 60-26 90 0 60 26 90 0" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="${opacity}"/>`;

const bay = tile(
  '#12466b',
  `<path d="M184 104a56 56 0 0 1 112 0z" fill="#f2b84b"/>${wave(124, 1)}${wave(160, 0.75)}${wave(196, 0.5)}`,
);

const meridian = tile(
  '#7a2333',
  `<g fill="none" stroke="#fff" stroke-width="12"><circle cx="240" cy="120" r="84"/>
  <ellipse cx="240" cy="120" rx="38" ry="84"/><path d="M156 120h168M172 76h136M172 164h136"/></g>`,
);

export const demoPartners: readonly DemoPartner[] = [
  {
    slug: 'bay-business-alliance',
    name: 'Bay Business Alliance',
    splashDescription:
      '<h2>News that travels</h2><p>Four hundred companies around the bay build ships, roast coffee, train nurses ' +
      'and print maps. Members of the <strong>Bay Business Alliance</strong> send their releases at a member price, ' +
      'and our desk reads each of them before it goes out.</p><ol><li>Register with the button on this page.</li>' +
      '<li>Write your release, step by step.</li><li>Pay the member price, and read it on the day you have set.</li></ol>',
    splashRightPanel:
      '<h3>Ask the members’ desk</h3><p>Odile Marchetti answers on working days from nine to five.</p>' +
      '<p><a href="tel:+15035550188">503 555 0188</a><br /><a href="mailto:desk@bay-alliance.example">desk@bay-alliance.example</a></p>',
    splashResourceCentre:
      '<h3>Before you write</h3><ul><li><a href="https://www.bay-alliance.example/guide">From dateline to boilerplate: ' +
      'a guide in six pages</a></li><li><a href="https://www.bay-alliance.example/calendar">The calendar of the bay: ' +
      'which week is quiet, and which is not</a></li><li><a href="https://www.bay-alliance.example/pictures">Pictures ' +
      'of the harbor that members may use</a></li></ul>',
    packageDescription: [
      '<p>For announcements of your own town: an opening, an award, a new hand on deck.</p>',
      '<p>For news of your trade, with a pull quote.</p>',
      '<p>With an image and one journalist list: what members choose most.</p>',
      '<p>With a video and two journalist lists, for the news of your year.</p>',
    ],
    redirect: false,
    prices: { '80': 99, '140': 208.25, '200': 306, '360': 408 },
    logo: bay,
    customers: [persona('partnerCustomer').key],
  },
  {
    slug: 'meridian-chamber',
    name: 'Meridian Chamber of Commerce',
    splashDescription: '',
    splashRightPanel: '',
    splashResourceCentre: '',
    packageDescription: [],
    redirect: true,
    prices: { '80': 108, '140': 220.5, '200': 324, '360': 432 },
    logo: meridian,
    customers: [],
  },
  {
    slug: 'founders-desk',
    name: 'Founders Desk',
    splashDescription:
      '<h2>Your first release</h2><p>Founders Desk helps young companies to say what they have made. ' +
      'Register here, and write to us when you are stuck with your headline.</p>',
    splashRightPanel: '<p><a href="mailto:hello@founders-desk.example">hello@founders-desk.example</a></p>',
    splashResourceCentre: '',
    packageDescription: [],
    redirect: false,
    prices: {},
    logo: null,
    customers: [],
  },
];

/** Coupons that anybody may use once; one has expired, and one does not begin yet. */
export const demoCoupons = [
  {
    code: 'WELCOME50',
    amount: 50,
    percent: null,
    startsInDays: -30,
    expiresInDays: 335,
    notes: 'For first releases',
  },
  {
    code: 'SPRING10',
    amount: null,
    percent: 10,
    startsInDays: -10,
    expiresInDays: 120,
    notes: 'Spring campaign',
  },
  {
    code: 'SUMMER25',
    amount: null,
    percent: 25,
    startsInDays: -150,
    expiresInDays: -60,
    notes: 'Expired',
  },
  {
    code: 'AUTUMN15',
    amount: null,
    percent: 15,
    startsInDays: 30,
    expiresInDays: 150,
    notes: 'Not before the autumn campaign',
  },
];
