import { persona, type PersonaKey } from './personas';

/** A page of a company of the demo: one that the desk has approved, and one whose name waits. */
export interface DemoCompany {
  readonly owner: PersonaKey;
  readonly name: string;
  readonly isApproved: boolean;
  /** Drawn as SVG of shapes alone, because a server may have no fonts; null without one. */
  readonly logo: string | null;
  /** The texts of its page, by their names in the contract. */
  readonly details: Readonly<Record<string, string>>;
}

const harborline = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160">
  <g fill="none" stroke="#12466b" stroke-width="14" stroke-linecap="round">
    <path d="M40 120h400M120 120V64l60-32 60 32v56M240 64h96l48 56"/></g>
  <circle cx="180" cy="84" r="16" fill="#f2b84b"/></svg>`;

const { email, phone } = persona('customer');

export const demoCompanies: readonly DemoCompany[] = [
  {
    owner: 'customer',
    name: 'Harborline Robotics',
    isApproved: true,
    logo: harborline,
    details: {
      boilerplate:
        'Harborline Robotics designs and builds mobile robots for warehouses, ports and hospitals.\n\n' +
        'The company was founded in Baltimore in 2014 and employs 620 people in Maryland, Rotterdam and Gothenburg.',
      websiteUrl: 'https://www.harborline.example/',
      linkedinUrl: 'https://www.linkedin.com/company/harborline-robotics-example',
      xUrl: 'https://x.com/harborline_example',
      contactName: 'Press office of Harborline Robotics',
      contactEmail: email.replace(/^[^@]+/, 'press'),
      contactPhone: phone,
    },
  },
  {
    owner: 'formCustomer',
    name: 'Cedar Works',
    isApproved: false,
    logo: null,
    details: {
      boilerplate: 'Cedar Works makes kettles in Ohio.',
      websiteUrl: 'https://www.cedarworks.example/',
    },
  },
];
