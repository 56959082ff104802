/** Name of a facility with its register numbers, which tell facilities of the same name apart. */
export const nameWithNumbers = ({ name, numbers }: { readonly name: string; readonly numbers: readonly string[] }): string =>
  numbers.length === 0 ? name : `${name} (${numbers.join(', ')})`
