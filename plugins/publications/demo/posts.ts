import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import type { NewsKind, NewsVisibility } from '../contract/terms.ts'

/** Facility of the demo that writes posts. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

/** Post of the demo; `picture` is an SVG of its cover, `days`: how long ago it was published. */
export interface DemoPost {
  readonly kind: NewsKind
  readonly visibility: NewsVisibility
  readonly title: string
  readonly lead: string
  readonly days: number
  /** Days until a contest closes. */
  readonly closesIn?: number
  readonly picture?: string
  readonly content: RichText
}

const text = (content: string, format = 0) => ({ type: 'text', text: content, format }) as const
const paragraph = (content: string): BlockNode => ({ type: 'paragraph', children: [text(content)] })
const heading = (content: string): BlockNode => ({ type: 'heading', tag: 'h2', children: [text(content)] })
const list = (...items: readonly string[]): BlockNode => ({
  type: 'list',
  listType: 'bullet',
  children: items.map((item) => ({ type: 'listitem', children: [text(item)] })),
})
const table = (...rows: readonly (readonly string[])[]): BlockNode => ({
  type: 'table',
  children: rows.map((cells, row) => ({
    type: 'tablerow',
    children: cells.map((cell) => ({ type: 'tablecell', header: row === 0, children: [{ type: 'paragraph', children: [text(cell)] }] })),
  })),
})
const document = (...children: readonly BlockNode[]): RichText => ({ version: 1, children })

const leaf = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${(x * 7) % 360})"><path d="M0-70q60 40 0 140q-60-100 0-140z" fill="${colour}"/><path d="M0-50V90" stroke="#7a4a21" stroke-width="8"/></g>`
const leaves = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><path fill="#fff3c4" d="M0 0h1280v720H0z"/><path fill="#8cc7a1" d="M0 560q320-90 640-20t640-40v220H0z"/>${[
  [180, 220, '#e0702a'],
  [420, 360, '#b3261e'],
  [660, 190, '#ffcf1f'],
  [880, 330, '#e0702a'],
  [1090, 210, '#b3401b'],
  [300, 560, '#ffcf1f'],
  [760, 560, '#b3261e'],
  [1010, 540, '#e0702a'],
]
  .map(([x, y, colour]) => leaf(Number(x), Number(y), String(colour)))
  .join('')}</svg>`
const snow = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><path fill="#cfe0f7" d="M0 0h1280v720H0z"/><path fill="#b9d0f0" d="M0 520q400-120 1280 0v200H0z"/><circle cx="640" cy="500" r="150" fill="#fff"/><circle cx="640" cy="290" r="100" fill="#fff"/><path d="M640 300l120 24-120 18z" fill="#e0702a"/><circle cx="605" cy="262" r="12" fill="#17121f"/><circle cx="672" cy="262" r="12" fill="#17121f"/><path d="M540 215h200l-26-110H566z" fill="#3d1a73"/><path d="M506 215h268" stroke="#3d1a73" stroke-width="24" stroke-linecap="round"/></svg>`

/** Posts of the demo, of each kind and visibility. */
export const demoPosts: readonly DemoPost[] = [
  {
    kind: 'news',
    visibility: 'public',
    title: 'Dzień otwarty w sobotę',
    lead: 'Zapraszamy rodziny, które szukają przedszkola: pokażemy sale, ogród i kuchnię.',
    days: 2,
    content: document(
      paragraph('W sobotę drzwi są otwarte od rana. Można przyjść z dzieckiem, bez zapisów.'),
      heading('Plan spotkania'),
      table(
        ['Godzina', 'Co się dzieje'],
        ['10:00', 'Zwiedzanie sal i ogrodu'],
        ['11:00', 'Zajęcia próbne dla dzieci'],
        ['12:00', 'Rozmowa z dyrekcją'],
      ),
      heading('Co warto zabrać'),
      list('kapcie dla dziecka', 'pytania spisane na kartce', 'ubranie na dwór'),
      { type: 'paragraph', children: [text('Opłaty i wolne miejsca są na naszym profilu. '), text('Do zobaczenia!', 1)] },
    ),
  },
  {
    kind: 'relation',
    visibility: 'public',
    title: 'Bal jesieni',
    lead: 'Był taniec liści, dyniowa zupa i kasztanowy bieg.',
    days: 20,
    picture: leaves,
    content: document(
      paragraph(
        'Każda grupa przygotowała coś swojego. Maluchy tańczyły z chustami, średniaki gotowały zupę, a starszaki zbudowały tor z kasztanów.',
      ),
      { type: 'quote', children: [text('Najlepsza była zupa, bo sami ją kroiliśmy.')] },
      paragraph('Dziękujemy rodzicom za przebrania i dynie.'),
    ),
  },
  {
    kind: 'contest',
    visibility: 'public',
    title: 'Konkurs na zimową kartkę',
    lead: 'Dzieci rysują, rodzice pomagają najwyżej nożyczkami.',
    days: 5,
    closesIn: 21,
    picture: snow,
    content: document(
      paragraph('Kartki w formacie A5 zbieramy w szatni. Technika dowolna, byle bez brokatu.'),
      heading('Nagrody'),
      list('książka dla każdego dziecka', 'wystawa wszystkich prac w holu'),
    ),
  },
  {
    kind: 'news',
    visibility: 'private',
    title: 'Zebranie grupy Biedronki',
    lead: 'Spotykamy się w sali na parterze.',
    days: 1,
    content: document(
      paragraph('Porozmawiamy o adaptacji, wycieczkach i zajęciach dodatkowych. Dzieci mogą zostać z panią Anią w sali obok.'),
    ),
  },
  {
    kind: 'publication',
    visibility: 'admin_only',
    title: 'Grafik dyżurów',
    lead: '',
    days: 3,
    content: document(paragraph('Grafik na najbliższy miesiąc, do uzgodnienia z personelem.')),
  },
]
