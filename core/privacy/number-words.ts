/** Number words that people write telephone numbers with, in Polish, Ukrainian and English. */
const words: Readonly<Record<string, number>> = {
  zero: 0,
  jeden: 1,
  jedynka: 1,
  dwa: 2,
  dwójka: 2,
  trzy: 3,
  trójka: 3,
  cztery: 4,
  pięć: 5,
  sześć: 6,
  siedem: 7,
  osiem: 8,
  dziewięć: 9,
  dziesięć: 10,
  jedenaście: 11,
  dwanaście: 12,
  trzynaście: 13,
  czternaście: 14,
  piętnaście: 15,
  szesnaście: 16,
  siedemnaście: 17,
  osiemnaście: 18,
  dziewiętnaście: 19,
  dwadzieścia: 20,
  trzydzieści: 30,
  czterdzieści: 40,
  pięćdziesiąt: 50,
  sześćdziesiąt: 60,
  siedemdziesiąt: 70,
  osiemdziesiąt: 80,
  dziewięćdziesiąt: 90,
  sto: 100,
  dwieście: 200,
  trzysta: 300,
  czterysta: 400,
  pięćset: 500,
  sześćset: 600,
  siedemset: 700,
  osiemset: 800,
  dziewięćset: 900,

  нуль: 0,
  один: 1,
  два: 2,
  три: 3,
  чотири: 4,
  "п'ять": 5,
  'п’ять': 5,
  пять: 5,
  шість: 6,
  сім: 7,
  вісім: 8,
  "дев'ять": 9,
  'дев’ять': 9,
  oh: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
}

const unaccented = (word: string) =>
  word
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307\u0309-\u036F]/gu, '')
    .normalize('NFC')

const byWord = new Map(Object.entries(words).flatMap(([word, value]) => [[word, value] as const, [unaccented(word), value] as const]))

/** Returns the value of a number word, with or without Polish marks; `undefined`: it is another word. */
export const numberOf = (word: string): number | undefined => byWord.get(word)

const isRound = (value: number, step: number, limit: number) => value >= step && value < limit && value % step === 0

/** Returns the digits of number words as they are dictated: `pięćset jeden dwieście trzy` is `501203`. */
export const dictatedDigits = (values: readonly number[]): string => {
  let digits = ''
  let sum: number | null = null
  for (const value of values) {
    const continues: boolean =
      sum !== null &&
      ((isRound(sum, 100, 1000) && value > 0 && value < 100) || (sum % 100 >= 20 && sum % 10 === 0 && value > 0 && value < 10))
    if (!continues && sum !== null) digits += String(sum)
    sum = continues ? (sum ?? 0) + value : value
  }
  return sum === null ? digits : digits + String(sum)
}
