// `npm run lines`: how big the house is: lines that are not empty, by room and kind, of what is in the repository.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isCode = /\.(ts|tsx|mts|mjs|css|sql)$/;
const isComment = /^(\/\/|\/\*|\*)/;

/** What a file is for, by where it stands and how it is called: the first that fits. */
const kinds = [
  ['generated', /\/generated\/|\/released\//],
  ['tests', /\.test\.tsx?$|\/(testing|contractTests|harness|journeys|access|samples)\//],
  ['stories', /\.stories\.tsx$|\/stories\/|\/screenshots\//],
  ['tooling', /^scripts\/|\/(bench|build|generate|statements|diff|pack|\.storybook)\/|\.config\.m?[jt]s$/],
  ['source', /./],
];
const columns = [...kinds.map(([kind]) => kind), 'comments'];

/** @type {Map<string, Record<string, number>>} */
const rooms = new Map();
const count = (room, column, lines) => {
  const row = rooms.get(room) ?? {};
  row[column] = (row[column] ?? 0) + lines;
  rooms.set(room, row);
};

for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')) {
  if (!isCode.test(file)) continue;
  const [kind] = kinds.find(([, fits]) => fits.test(file));
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const comments = lines.filter((line) => isComment.test(line)).length;
  for (const room of [file.includes('/') ? file.slice(0, file.indexOf('/')) : 'root', 'all']) {
    count(room, kind, lines.length - comments);
    if (kind !== 'generated') count(room, 'comments', comments);
  }
}

const print = (name, cells) =>
  process.stdout.write(`${name.padEnd(15)}${cells.map((cell) => String(cell).padStart(11)).join('')}\n`);
print('', columns);
for (const [room, row] of [...rooms].sort(([one], [other]) => (one === 'all') - (other === 'all')))
  print(
    room,
    columns.map((column) => row[column] ?? 0),
  );
