import type { AvailableOptions } from './facet.ts'

/** The values of a facet's options that words ask for, each by value or by its part of an address, in the facet's order; and the words of none. */
export const matchOptions = ({ options }: Pick<AvailableOptions, 'options'>, words: readonly string[]) => {
  const wanted = new Set(words)
  return {
    values: options.filter(({ value, param }) => wanted.has(value) || wanted.has(param)).map(({ value }) => value),
    unknown: [...wanted].filter((word) => !options.some(({ value, param }) => value === word || param === word)),
  }
}
