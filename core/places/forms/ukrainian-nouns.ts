import { type Cases, unchanged, unionOf } from './declension.ts'

const ofStem = (stem: string, genitive: readonly string[], locative: readonly string[], instrumental: readonly string[]): Cases => ({
  genitive: genitive.map((ending) => `${stem}${ending}`),
  locative: locative.map((ending) => `${stem}${ending}`),
  instrumental: instrumental.map((ending) => `${stem}${ending}`),
})

/** Consonants after which endings begin with е and і: `Хожуві`, but `Бидгощем`. */
const husher = /[жчшщ]$/

/** Velar consonants of feminine nouns become soft in the locative: `Величка` → `Величці`. */
const softVelars: Readonly<Record<string, string>> = { к: 'ц', г: 'з', х: 'с' }

const declineA = (word: string): Cases => {
  const stem = word.slice(0, -1)
  const last = stem.at(-1) ?? ''
  if (word.endsWith('я')) {
    if (/(ст|тт|лл|нн)$/.test(stem)) return ofStem(stem, ['я'], ['і'], ['ям'])
    return /[аеиіоуєїюя'’]$/.test(stem) ? ofStem(stem, ['ї'], ['ї'], ['єю']) : ofStem(stem, ['і'], ['і'], ['ею'])
  }
  if (husher.test(stem) || last === 'ц') return ofStem(stem, ['і'], ['і'], ['ею'])
  return { genitive: [`${stem}и`], locative: [`${stem.slice(0, -1)}${softVelars[last] ?? last}і`], instrumental: [`${stem}ою`] }
}

/** Doubles the last consonant before -ю: `Познань` → `Познанню`. */
const doubled = (stem: string): string => {
  if (stem.endsWith('дз')) return `${stem.slice(0, -2)}ддз`
  return /[аеиіоуєїюя][нлзсцтд]$/.test(stem) ? `${stem}${stem.at(-1)}` : stem
}

const declineConsonant = (word: string): Cases => {
  const last = word.at(-1) ?? ''
  if (word.endsWith('ів')) {
    const stem = word.slice(0, -2)
    const hard = ofStem(`${stem}ов`, ['а'], ['і'], ['ом'])
    return /[жчшщ]$/.test(stem) ? unionOf([ofStem(`${stem}ев`, ['а'], ['і'], ['ом']), hard]) : hard
  }
  if (word.endsWith('ець')) return ofStem(word.slice(0, -3).replace(/л$/, 'ль'), ['ця'], ['ці', 'цю'], ['цем'])
  if (last === 'ь') {
    const stem = word.slice(0, -1)
    return unionOf([
      ofStem(stem, ['я'], ['і', 'ю'], ['ем']),
      { genitive: [`${stem}і`], locative: [`${stem}і`], instrumental: [`${doubled(stem)}ю`] },
    ])
  }
  if (last === 'й') return ofStem(word.slice(0, -1), ['я'], ['ї', 'ю'], ['єм'])
  if (word.endsWith('ек')) return ofStem(`${word.slice(0, -2)}к`, ['а', 'у'], ['у'], ['ом'])
  if (word.endsWith('ок')) return unionOf([ofStem(word, ['а', 'у'], ['у'], ['ом']), ofStem(word.slice(0, -1), [], ['ці'], [])])
  if (/[кгх]/.test(last)) return ofStem(word, ['а', 'у'], ['у'], ['ом'])
  if (husher.test(word)) return ofStem(word, ['а', 'у', 'і'], ['і', 'у'], ['ем', 'ю'])
  return ofStem(word, ['а', 'у'], ['і', 'у'], ['ом'])
}

/** Genitives of a plural: `Сувалки` → `Сувалок`, `Гори` → `Гір`. */
const bareStems = (stem: string): readonly string[] => {
  if (/[^аеиіоуєїюя]к$/.test(stem)) return [`${stem.slice(0, -1).replace(/ь$/, '')}ок`]
  return /о[^аеиіоуєїюя]$/.test(stem) ? [stem, `${stem.slice(0, -2)}і${stem.at(-1)}`] : [stem]
}

/** Declines a Ukrainian noun; names in -о and -е also stay as they are. */
export const declineUkrainianNoun = (word: string): Cases => {
  const stem = word.slice(0, -1)
  if (/[ая]$/.test(word)) return declineA(word)
  if (word.endsWith('о')) return unionOf([unchanged(word), ofStem(stem, ['а'], /[кгх]$/.test(stem) ? ['у'] : ['і'], ['ом'])])
  if (word.endsWith('це')) return unionOf([unchanged(word), ofStem(stem, ['ь'], ['ях', 'ах'], ['ями', 'ами'])])
  if (word.endsWith('ле')) return unionOf([unchanged(word), ofStem(stem, ['я'], ['і', 'ю'], ['ем'])])
  if (word.endsWith('и')) {
    const plural = ofStem(stem, ['ів'], ['ах'], ['ами'])
    return { ...plural, genitive: [...bareStems(stem), ...plural.genitive] }
  }
  return /[бвгґджзклмнпрстфхцчшщйь]$/.test(word) ? declineConsonant(word) : unchanged(word)
}

/** Adjectives by their ending. */
const adjective = /((?:с|ц|з)ьк)(а|е|і)$|(ий|ій)$/
const knownStems = new Set(
  'Бял Біл Чорн Чарн Нов Стар Зелен Зельон Стальов Велик Вельк Мал Гурн Дольн Сух Каменн Єлен Гурнич Злот'.split(' '),
)

/** Returns whether a Ukrainian word is an adjective by its ending, or a known one. */
export const isUkrainianAdjective = (word: string): boolean =>
  adjective.test(word) || (/[аяеі]$/.test(word) && knownStems.has(word.slice(0, -1)))

/** Declines a Ukrainian adjective: `Шльонська` → `Шльонської`, `Тарновські` → `Тарновських`. */
export const declineUkrainianAdjective = (word: string): Cases => {
  const stem = word.replace(/(ий|ій|[аяеєі])$/, '')
  if (/[ая]$/.test(word)) {
    const soft = word.endsWith('я')
    return ofStem(stem, [soft ? 'ьої' : 'ої'], ['ій'], [soft ? 'ьою' : 'ою'])
  }
  if (word.endsWith('і')) return ofStem(stem, ['их'], ['их'], ['ими'])
  return ofStem(stem, ['ого'], ['ому', 'ім'], ['им'])
}

/** Declines a Ukrainian name of one word that is a noun or an adjective: `Закопане` → `Закопаному`, `Ліманова` → `Лімановій`. */
export const declineUkrainianAlone = (word: string, mayBeAdjective: boolean): Cases => {
  if (isUkrainianAdjective(word)) return declineUkrainianAdjective(word)
  return mayBeAdjective ? unionOf([declineUkrainianNoun(word), declineUkrainianAdjective(word)]) : declineUkrainianNoun(word)
}
