import type { NumberedFact } from '../domain/facts/numbered-facts.ts'

const fact = (n: number, text: string): NumberedFact => ({
  n,
  text,
  field: 'hours',
  from: { source: 'zlobki', number: '1/Z', on: '2026-09-17' },
  topics: ['hours'],
  tags: [],
  doubted: false,
  personal: false,
})

/** Facts about which models invent something. */
export const provingFacts: readonly NumberedFact[] = [
  fact(1, 'W dni robocze czynna od 06:30 do 17:00.'),
  fact(2, 'Opłata za miesiąc, bez zniżek i wyżywienia: 1450 zł.'),
  fact(3, 'Adres: ul. Szkolna 12, 30-001 Kraków.'),
  fact(4, 'Miejsc ogółem: 75.'),
  fact(5, 'Wolnych miejsc: 3, stan na 17 września 2026.'),
]

/** Name of the facility. */
export const provingName = 'Przedszkole Słoneczko'

/** Sentences that say something which the facts that they cite do not say, twenty of each kind. */
const byKind: Readonly<Record<string, (n: number) => readonly [text: string, facts: readonly number[]]>> = {
  price: (n) => [`Miesiąc kosztuje ${1500 + n * 10} zł.`, [2]],
  'price in words': (n) => [`Opłata wynosi ${['tysiąc', 'dwa tysiące', 'pięćset', 'sto'][n % 4]} złotych.`, [2]],
  'number as a price': (n) => [`Za wyżywienie płaci się ${n % 2 ? '75 zł' : '3 złote'} dziennie.`, [4, 5]],
  telephone: (n) => [`Zadzwoń: ${601 + n} ${602 + n} ${603 + n}.`, [3]],
  link: (n) => [`Więcej na ${['https://zly.example', 'www.zly-adres.pl', 'zly.com/zapisy', 'kontakt@zly.pl'][n % 4]}${n}.`, [1]],
  markup: (n) => [`${['<b>Czynne</b>', '<script>alert(1)</script>', '[link](x)', '**Czynne**'][n % 4]} od 06:30 do 17:00.`, [1]],
  'citation out of range': (n) => [`Czynne od 06:30 do 17:00.`, [6 + n]],
  'no citation': () => ['Czynne od 06:30 do 17:00.', []],
  hours: (n) => [`Czynne od 0${n % 6}:15 do ${18 + (n % 5)}:${10 + n}.`, [1]],
  'address, date or name': (n) => [
    [
      `Adres: ul. Leśna ${n + 20}, Kraków.`,
      `Wolne miejsca od ${n + 1} stycznia 2027.`,
      'Dyrektorką jest Anna Kowalska.',
      'Zajęcia prowadzi fundacja Promyk, za darmo.',
    ][n % 4] ?? '',
    [3, 5],
  ],
}

/** Two hundred hallucinations. */
export const hallucinations = Object.entries(byKind).flatMap(([kind, make]) =>
  Array.from({ length: 20 }, (_, n) => {
    const [text, facts] = make(n)
    return { kind, text, facts }
  }),
)

/** Sentences that only repeat the facts that they cite. */
export const honest: readonly { readonly text: string; readonly facts: readonly number[] }[] = [
  { text: 'Placówka jest czynna od 6:30 do 17:00 w dni robocze.', facts: [1] },
  { text: 'W dni robocze jest czynna od 6:30 do 17.', facts: [1] },
  { text: 'Miesiąc kosztuje 1 450 zł, bez zniżek i wyżywienia.', facts: [2] },
  { text: 'Przedszkole Słoneczko mieści się przy ul. Szkolnej 12 w Krakowie.', facts: [3] },
  { text: 'Ma 75 miejsc, a 17 września 2026 były 3 wolne.', facts: [4, 5] },
]
