/** Ukrainian letters for Polish ones inside a word, longest first; `<` is the beginning of a word, `>` its end. */
const spellings: Readonly<Record<string, string>> = {
  szcz: 'щ',
  chrz: 'хш',
  prz: 'пш',
  trz: 'тш',
  krz: 'кш',
  ńsk: 'нськ',
  '<sk': 'ск',
  sk: 'ськ',
  ck: 'цьк',
  cz: 'ч',
  sz: 'ш',
  rz: 'ж',
  ch: 'х',
  dź: 'дзь',
  dż: 'дж',
  dz: 'дз',
  ąb: 'омб',
  ąp: 'омп',
  ęb: 'емб',
  ęp: 'емп',
  'ę>': 'е',
  'ca>': 'ця',
  'ki>': 'ки',
  'ski>': 'ски',
  'gi>': 'ги',
  onia: 'онія',
  lia: 'лія',
  la: 'ля',
  lą: 'льон',
  lo: 'льо',
  ló: 'лю',
  lu: 'лю',
  le: 'ле',
  lę: 'лен',
  li: 'лі',
  ly: 'ли',
  ria: 'рія',
  ia: 'я',
  ią: 'ьон',
  ie: 'е',
  ię: 'ен',
  io: 'ьо',
  ió: 'ю',
  iu: 'ю',
  ja: 'я',
  ją: 'йон',
  je: 'є',
  ję: 'єн',
  jo: 'йо',
  jó: 'ю',
  ju: 'ю',
  a: 'а',
  ą: 'он',
  b: 'б',
  c: 'ц',
  ć: 'ць',
  d: 'д',
  e: 'е',
  ę: 'ен',
  f: 'ф',
  g: 'г',
  h: 'г',
  i: 'і',
  j: 'й',
  k: 'к',
  l: 'ль',
  ł: 'л',
  m: 'м',
  n: 'н',
  ń: 'нь',
  o: 'о',
  ó: 'у',
  p: 'п',
  r: 'р',
  s: 'с',
  ś: 'сь',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'и',
  z: 'з',
  ź: 'зь',
  ż: 'ж',
}
const longestSpelling = 4

const transliterate = (word: string): string => {
  const text = `<${word.toLowerCase()}>`
  let result = ''
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longestSpelling, text.length - at)
    while (length > 1 && spellings[text.slice(at, at + length)] === undefined) length--
    const letters = text.slice(at, at + length)
    result += spellings[letters] ?? (letters === '<' || letters === '>' ? '' : letters)
    at += length
  }
  // йо, not ьо, after a labial: Пйотркув.
  const spelled = result.replace(/([бпвмф])ьо/g, '$1йо')
  return /^\p{Lu}/u.test(word) ? `${spelled.slice(0, 1).toUpperCase()}${spelled.slice(1)}` : spelled
}

/** Returns the Ukrainian spellings of a Polish noun, as Ukrainians hear, read and understand it: `Мокотув`, `Мокотів`, `Білоленка`. */
export const ukrainianNouns = (word: string): readonly string[] => {
  const spelled = transliterate(word)
  if (word.startsWith('Biał')) return [spelled, spelled.replace('Бял', 'Біл')]
  if (word.endsWith('ów')) return [spelled, `${spelled.slice(0, -2)}ів`]
  return word.endsWith('la') ? [spelled, `${spelled.slice(0, -1)}а`] : [spelled]
}

/** Returns the Ukrainian spelling of a Polish adjective; `plural`: of one in -e that stands for several. */
export const ukrainianAdjective = (word: string, plural: boolean): string => {
  if (word.endsWith('a')) return transliterate(word)
  const stem = transliterate(`${word.replace(/(ie|[yie])$/, '')}a`).slice(0, -1)
  if (/[yi]$/.test(word)) return `${stem}ий`
  return `${stem}${plural ? 'і' : 'е'}`
}
