import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import type { NewsKind, NewsVisibility } from '../contract/terms.ts'
import { ballPictures, type DemoPicture } from './ball-drawings.ts'
import { snowman, windyLeaves } from './covers.ts'

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
  /** Pictures below the content. */
  readonly gallery?: readonly DemoPicture[]
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
    picture: windyLeaves,
    content: document(
      paragraph(
        'Każda grupa przygotowała coś swojego. Maluchy tańczyły z chustami, średniaki gotowały zupę, a starszaki zbudowały tor z kasztanów.',
      ),
      { type: 'quote', children: [text('Najlepsza była zupa, bo sami ją kroiliśmy.')] },
      paragraph('Dziękujemy rodzicom za przebrania i dynie.'),
    ),
    gallery: ballPictures,
  },
  {
    kind: 'contest',
    visibility: 'public',
    title: 'Konkurs na zimową kartkę',
    lead: 'Dzieci rysują, rodzice pomagają najwyżej nożyczkami.',
    days: 5,
    closesIn: 21,
    picture: snowman,
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
