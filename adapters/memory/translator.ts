import type { Translator } from '#core/ports/translator.ts'

/** Translates each key to `pl:key`, followed by its values as JSON. */
export const makeTranslator = (): Translator => ({
  for: (language) => (key, values) => `${language}:${key}${values ? ` ${JSON.stringify(values)}` : ''}`,
  engine: () => {
    throw new Error('The translator in memory has no engine')
  },
  pick: () => ({}),
  has: () => true,
  define: () => undefined,
})
