import { newId } from '#core/kernel/ids.ts'
import type { BlockNode } from '#core/rich-text/document.ts'
import type { SitePage } from '../contract/site.ts'
import type { PageKind } from '../contract/terms.ts'
import { chapter, documentOf, points, steps, words } from '../domain/legal/blocks.ts'
import type { PageTemplate } from '../domain/page-template.ts'
import { newPage, newSection } from '../domain/site.ts'

/** Page of a template: names of sections, and texts between them. */
interface DraftPage {
  readonly kind: PageKind
  readonly title: string
  readonly sections: readonly (string | readonly BlockNode[])[]
  readonly below?: PageKind
}

const pagesOf = (drafts: readonly DraftPage[]): readonly SitePage[] => {
  const pages: SitePage[] = []
  for (const { kind, title, sections, below } of drafts) {
    const parent = pages.find((page) => page.kind === below)?.id ?? null
    const filled = sections.map((one) => (typeof one === 'string' ? newSection(one) : newSection('rich_text', documentOf(...one))))
    pages.push(newPage(pages, { kind, title, parent }, filled))
  }
  return pages
}

const kindergarten = () =>
  pagesOf([
    {
      kind: 'main',
      title: 'Start',
      sections: [
        'welcome',
        [
          chapter('Dlaczego {nazwa}'),
          points(
            'Małe grupy i ci sami wychowawcy przez kilka lat.',
            'Codziennie ogród, także jesienią i zimą.',
            'Rozmowa z rodzicem zawsze, kiedy jest potrzebna, nie tylko na zebraniu.',
          ),
        ],
        'news',
        'technics',
        'gallery',
        'payment',
        'recruitment',
      ],
    },
    { kind: 'about', title: 'O nas', sections: ['about', 'technics', 'activity', 'staff'] },
    {
      kind: 'custom',
      title: 'Adaptacja',
      below: 'about',
      sections: [
        [
          words('Pierwsze tygodnie planujemy razem z Państwem. Każde dziecko dostaje tyle czasu, ile potrzebuje.'),
          chapter('Jak to wygląda'),
          steps(
            'Spotkanie w sali, z rodzicem, na godzinę.',
            'Kilka krótkich poranków; rodzic czeka obok.',
            'Pierwszy obiad i pierwszy odpoczynek.',
            'Cały dzień, kiedy dziecko jest gotowe.',
          ),
          chapter('Co zabrać'),
          points('kapcie i ubranie na zmianę;', 'kalosze i kurtkę na każdą pogodę;', 'ulubioną przytulankę.'),
        ],
      ],
    },
    { kind: 'custom', title: 'Plan dnia', below: 'about', sections: ['dayplan'] },
    { kind: 'news', title: 'Aktualności', sections: ['news'] },
    { kind: 'gallery', title: 'Galeria', sections: ['gallery'] },
    {
      kind: 'custom',
      title: 'Zapisy i opłaty',
      sections: [
        [
          words(
            'Zapraszamy na rozmowę i na wspólny poranek w sali: {miasto}, po umówieniu. Umowę podpisują oboje opiekunowie albo jeden z pełnomocnictwem.',
          ),
        ],
        'recruitment',
        'payment',
      ],
    },
    { kind: 'contact', title: 'Kontakt', sections: ['contact', 'hours'] },
  ])

const nursery = () =>
  pagesOf([
    {
      kind: 'main',
      title: 'Start',
      sections: [
        'welcome',
        [
          chapter('Blisko, spokojnie, po swojemu'),
          words(
            '{nazwa} to miejsce dla dzieci do lat trzech. Każdy maluch ma swojego opiekuna, swój rytm snu i jedzenia, swoją przytulankę.',
          ),
        ],
        'technics',
        'gallery',
        'payment',
        'recruitment',
      ],
    },
    { kind: 'about', title: 'O nas', sections: ['about', 'staff', 'dayplan'] },
    {
      kind: 'custom',
      title: 'Pierwsze dni',
      below: 'about',
      sections: [
        [
          words('Adaptacja trwa zwykle dwa do czterech tygodni. Nie śpieszymy się.'),
          steps(
            'Trzy dni razem z mamą, tatą lub babcią.',
            'Pierwsze rozstanie na kwadrans, potem na godzinę.',
            'Obiad i drzemka w żłobku.',
          ),
          chapter('Wyprawka'),
          points(
            'pieluchy i chusteczki;',
            'dwa komplety ubrań na zmianę;',
            'śpiworek lub kocyk z domu;',
            'smoczek, jeśli dziecko go lubi.',
          ),
        ],
      ],
    },
    {
      kind: 'custom',
      title: 'Jedzenie i alergie',
      below: 'about',
      sections: [
        [
          words(
            'Posiłki dostosowujemy do wieku i do alergii. Prosimy o zaświadczenie od lekarza; mleko mamy podajemy z butelki lub kubka.',
          ),
          words('Karmimy tak, jak dziecko chce jeść. Nikogo nie zmuszamy.'),
        ],
      ],
    },
    { kind: 'news', title: 'Aktualności', sections: ['news'] },
    { kind: 'gallery', title: 'Galeria', sections: ['gallery'] },
    { kind: 'contact', title: 'Kontakt', sections: ['contact', 'hours'] },
  ])

const school = () =>
  pagesOf([
    { kind: 'main', title: 'Start', sections: ['welcome', 'news', 'about', 'gallery', 'technics'] },
    { kind: 'about', title: 'O szkole', sections: ['about', 'staff', 'technics'] },
    {
      kind: 'custom',
      title: 'Oddział przedszkolny',
      below: 'about',
      sections: [
        [
          words('Sześciolatki uczą się przez zabawę w osobnej części budynku, z własnym wejściem i placem zabaw.'),
          points('zajęcia od poniedziałku do piątku;', 'opieka przed zajęciami i po nich;', 'obiad ze szkolnej kuchni.'),
        ],
      ],
    },
    { kind: 'news', title: 'Aktualności', sections: ['news'] },
    {
      kind: 'custom',
      title: 'Dla rodziców',
      sections: [
        [
          chapter('Najczęstsze sprawy'),
          points(
            'Usprawiedliwienia: przez dziennik elektroniczny albo na piśmie, w ciągu tygodnia.',
            'Odbiór dziecka przez inną osobę: pisemne upoważnienie u wychowawcy.',
            'Obiady: zapisy do końca miesiąca na następny.',
            'Świetlica: karta zgłoszenia w sekretariacie.',
          ),
        ],
      ],
    },
    { kind: 'custom', title: 'Zajęcia dodatkowe', sections: ['activity'] },
    { kind: 'custom', title: 'Rekrutacja', sections: ['recruitment'] },
    { kind: 'gallery', title: 'Galeria', sections: ['gallery'] },
    { kind: 'contact', title: 'Kontakt', sections: ['contact', 'hours'] },
  ])

/** Returns the page templates of the demo. */
export const demoTemplates = (now: string): readonly PageTemplate[] => {
  const common = { active: true, created_at: now, updated_at: now, version: 1 }
  return [
    {
      ...common,
      id: newId(),
      key: 'przedszkole',
      name: 'Przedszkole niepubliczne',
      theme: 'meadow',
      note: 'Osiem stron: dlaczego my, adaptacja, plan dnia, zapisy i opłaty.',
      pages: kindergarten(),
    },
    {
      ...common,
      id: newId(),
      key: 'zlobek',
      name: 'Żłobek i klub dziecięcy',
      theme: 'bears',
      note: 'Siedem stron: pierwsze dni, wyprawka, jedzenie i alergie.',
      pages: nursery(),
    },
    {
      ...common,
      id: newId(),
      key: 'szkola',
      name: 'Szkoła podstawowa lub zespół',
      theme: 'puzzles',
      note: 'Dziewięć stron: oddział przedszkolny, sprawy rodziców, zajęcia dodatkowe.',
      pages: school(),
    },
  ]
}
