import {
  fieldsOf,
  isObject,
  type JsonObject,
  objectAt,
  piecesOf,
} from '@dispatch/contract/document/references';

/** Texts that are hard on a layout: as long as the contract allows, or written from right to left. */
export type Wording = 'long' | 'rightToLeft';

const long = {
  firstName: 'Maximiliana-Alexandrina-Theodora-Konstantinou-Hildegard',
  lastName: 'Featherstonehaugh-Cholmondeley-Marjoribanks-Beauchamp',
  person: 'Maximiliana-Alexandrina Featherstonehaugh-Cholmondeley-Marjoribanks-Beauchamp of Llanfairpwllgwyn',
  organization:
    'National Federation of Independent Small Manufacturers and Llanfairpwllgwyngyllgogerychwyrndrobwll Workshops',
  city: 'LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLLLLANTYSILIOGOGOGOCH, NEWFOUNDLAND AND LABRADOR',
  line: 'Harbor Robotics, the Sparrows Point Shipyard Authority and the Chesapeake Institute of Technology announce a joint training programme for two hundred crane technicians and more',
  paragraph:
    'The programme begins at Sparrows Point in January and is open to everyone who has worked at a quay for a year. It is taught by those who build the controllers, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft among them, and ends with an examination before the port authority. ',
};

const rightToLeft: typeof long = {
  firstName: 'فاطمة الزهراء',
  lastName: 'בן־שושן',
  person: 'عبد الرحمن بن محمد الأنصاري',
  organization: 'معامل الميناء للروبوتات (Harbor Robotics)',
  city: 'تل أبيب - يافا',
  line: 'هاربور روبوتيكس تفتتح مصنع «بالتيمور» وتضيف 400 وظيفة خلال 3 سنوات',
  paragraph: 'يبدأ البرنامج في يناير 2027 ويستمر 18 شهراً، كما أعلنت Harbor Robotics. ',
};

const fields: [keyof typeof long, RegExp][] = [
  ['firstName', /^(cardholder)?firstName$/i],
  ['lastName', /^(cardholder)?lastName$/i],
  ['person', /^(primary|secondary)ContactName$|^(customerName|userName|savedBy|by|requestedBy|decidedBy)$/],
  ['organization', /organization$|company$|^partnerName$/i],
  ['city', /^city(State)?$/i],
  ['line', /^headline$|^title$|^caption$/i],
  ['paragraph', /^(summary|pulloutQuote|explanation|notes?|reasons?|text|refundReason|packageDescription)$/],
];

/** A text of this kind within the limit; a paragraph, and a line that is too short, is said again. */
function written(wording: Wording, kind: keyof typeof long, limit: number): string {
  const text = wording === 'long' ? long[kind] : rightToLeft[kind];
  const isFilled = wording === 'long' && kind === 'paragraph';
  const whole = isFilled ? text.repeat(Math.ceil(Math.min(limit, 1000) / text.length)) : text;
  return whole.slice(0, Math.min(limit, 1000)).trim();
}

/** How long a free text may be; null where the contract wants a form or a choice, or bounds nothing. */
function limitOf(pieces: readonly JsonObject[]): number | null {
  if (pieces.some((piece) => piece['enum'] ?? piece['const'] ?? piece['format'] ?? piece['pattern']))
    return null;
  const limit = pieces.findLast(({ maxLength }) => maxLength !== undefined)?.['maxLength'];
  return typeof limit === 'number' ? limit : null;
}

/** What is empty stays empty, and what has a form of its own (addresses, dates, choices) stays as it is. */
export function reworded(
  value: unknown,
  wording: Wording,
  schema: JsonObject,
  contract: JsonObject,
  field = '',
): unknown {
  const pieces = piecesOf(contract, schema);
  if (Array.isArray(value)) {
    const inside = fieldsOf(pieces.findLast(({ items }) => items !== undefined)?.['items']);
    return value.map((item: unknown) => reworded(item, wording, inside, contract, field));
  }
  if (isObject(value)) {
    const partOf = (key: string) =>
      fieldsOf(
        pieces.map((piece) => objectAt(piece, 'properties')[key]).findLast((part) => part !== undefined),
      );
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, reworded(part, wording, partOf(key), contract, key)]),
    );
  }
  const kind = fields.find(([, pattern]) => pattern.test(field))?.[0];
  const limit = limitOf(pieces);
  if (typeof value !== 'string' || value === '' || kind === undefined || limit === null) return value;
  return written(wording, kind, limit);
}
