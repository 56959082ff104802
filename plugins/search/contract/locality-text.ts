/** Locality as search texts name it. */
interface Named {
  readonly name: string
  readonly county: string
  readonly commune: string
}

/**
 * Returns a search text that means one locality among all of its name: `Rzymiec, gmina Sadkowice, powiat rawski`.
 * Polish in every language, as the search reads it.
 */
export const localityText = ({ name, county, commune }: Named): string =>
  [name, ...(commune ? [`gmina ${commune}`] : []), ...(county === name ? [] : [`powiat ${county}`])].join(', ')
