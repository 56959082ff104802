import { type DemoPost, docx, pdf } from '../demo-post.ts'
import { documentOf } from '../documents.ts'
import { textFileOf } from '../office/text.ts'
import { beanSheet } from '../worksheets/winter-spring.ts'
import { ballPictures } from './ball-drawings.ts'
import { snowman, windyLeaves } from './covers.ts'

const cardRules = `
## Kto bierze udział
Wszystkie grupy przedszkola. Każde dziecko oddaje jedną pracę.

## Prace
- format A5, technika dowolna, bez brokatu
- na odwrocie imię dziecka i nazwa grupy

## Ocena
Prace ogląda rada rodziców. Każde dziecko dostaje książkę, a wszystkie prace wiszą w holu do końca stycznia.
`

/** Facility of the demo that writes posts. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

/** Posts of the demo's facility, of each kind and visibility. */
export const demoPosts: readonly DemoPost[] = [
  {
    kind: 'news',
    title: 'Dzień otwarty w sobotę',
    lead: 'Zapraszamy rodziny, które szukają przedszkola: pokażemy sale, ogród i kuchnię.',
    published: { daysAgo: 2 },
    files: [pdf('karta-pracy-fasolka.pdf', beanSheet)],
    content: `
W sobotę drzwi są otwarte od rana. Można przyjść z dzieckiem, bez zapisów.

## Plan spotkania

Godzina | Co się dzieje
10:00 | Zwiedzanie sal i ogrodu
11:00 | Zajęcia próbne dla dzieci, z kartą pracy do wydrukowania
12:00 | Rozmowa z dyrekcją

## Co warto zabrać
- kapcie dla dziecka
- pytania spisane na kartce
- ubranie na dwór

Opłaty i wolne miejsca są na naszym profilu. **Do zobaczenia!**
`,
  },
  {
    kind: 'relation',
    title: 'Bal jesieni',
    lead: 'Był taniec liści, dyniowa zupa i kasztanowy bieg.',
    published: { daysAgo: 20 },
    cover: () => ({ alt: 'Kolorowe liście wirują na wietrze nad łąką', svg: windyLeaves }),
    gallery: ballPictures,
    content: `
Każda grupa przygotowała coś swojego. Maluchy tańczyły z chustami, średniaki gotowały zupę, a starszaki zbudowały tor z kasztanów.

> Najlepsza była zupa, bo sami ją kroiliśmy.

Dziękujemy rodzicom za przebrania i dynie.
`,
  },
  {
    kind: 'contest',
    title: 'Konkurs na zimową kartkę',
    lead: 'Dzieci rysują, rodzice pomagają najwyżej nożyczkami.',
    published: { daysAgo: 5 },
    closesIn: 21,
    files: [docx('regulamin-konkursu.docx', () => textFileOf('Regulamin konkursu na zimową kartkę', documentOf(cardRules)))],
    cover: () => ({ alt: 'Bałwan w fioletowym kapeluszu i czerwonym szaliku', svg: snowman }),
    content: `
Kartki w formacie A5 zbieramy w szatni. Technika dowolna, byle bez brokatu.

## Nagrody
- książka dla każdego dziecka
- wystawa wszystkich prac w holu
`,
  },
  {
    kind: 'news',
    visibility: 'private',
    title: 'Zebranie grupy Biedronki',
    lead: 'Spotykamy się w sali na parterze.',
    published: { daysAgo: 1 },
    content: 'Porozmawiamy o adaptacji, wycieczkach i zajęciach dodatkowych. Dzieci mogą zostać z panią Anią w sali obok.',
  },
  {
    kind: 'publication',
    visibility: 'admin_only',
    title: 'Grafik dyżurów',
    lead: '',
    published: { daysAgo: 3 },
    content: 'Grafik na najbliższy miesiąc, do uzgodnienia z personelem.',
  },
]
