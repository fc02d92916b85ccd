/** Somebody of the demo's journalist lists; `lists` names them, null is every list. */
export interface DemoJournalist {
  readonly address: string;
  readonly name: string;
  readonly outlet: string;
  readonly topics: string;
  readonly lists: readonly string[] | null;
}

const addressOf = (name: string, host: string): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}@${host}.example`;

const desk = (name: string, outlet: string, host: string): DemoJournalist => ({
  address: addressOf(name, host),
  name,
  outlet,
  topics: 'general news',
  lists: null,
});

const writer = (name: string, outlet: string, host: string, ...lists: readonly string[]): DemoJournalist => ({
  address: addressOf(name, host),
  name,
  outlet,
  topics: lists.join(', '),
  lists,
});

/** Two who write about everything, so that each list reaches somebody, and those who write about a few fields. */
export const demoJournalists: readonly DemoJournalist[] = [
  desk('Paula Reyes', 'The Chesapeake Wire', 'chesapeake-wire'),
  desk('Henrik Olsen', 'Northern Press Agency', 'northern-press'),
  writer('Aiko Mori', 'Machine Floor', 'machine-floor', 'Robotics and Automation', 'Manufacturing'),
  writer('Devon Clarke', 'The Robot Report Card', 'robot-card', 'Robotics and Automation', 'Software'),
  writer('Lena Vogt', 'Hafenblatt', 'hafenblatt', 'Transportation', 'Maritime', 'Logistics and Supply Chain'),
  writer('Joost Bakker', 'Quay and Crane', 'quay-crane', 'Transportation', 'Logistics and Supply Chain'),
  writer('Samira Aziz', 'Ward Rounds', 'ward-rounds', 'Health', 'Medical Devices'),
  writer('Colin Byrne', 'Bench to Bedside', 'bench-bedside', 'Health', 'Biotechnology'),
  writer('Grace Okafor', 'Kilowatt', 'kilowatt', 'Alternative Energy', 'Environment'),
  writer('Tom Larkin', 'Main Street Ledger', 'main-street', 'Small Business', 'Retail'),
  writer('Ines Duarte', 'Low Tide', 'low-tide', 'Food', 'Restaurants'),
  writer('Ravi Menon', 'Patch Tuesday', 'patch-tuesday', 'Software', 'Computer Security'),
];
