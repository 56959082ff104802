import { categories } from '#core/facilities/category.ts'

/** Vike route function: returns the `@` parameters where the URL is this page's, else false. */
type Match = (pageContext: { readonly urlPathname: string }) => false | { readonly routeParams: Readonly<Record<string, string>> }

// Route patterns alone would match every path of one to four segments, also those of other plugins.
const type = `(?<type>${categories.join('|')})`
const segment = (name: string) => `/(?<${name}>[^/]+)`

const matcher = (pattern: string): Match => {
  const expression = new RegExp(`^/${pattern}$`)
  return ({ urlPathname }) => {
    const groups = expression.exec(urlPathname)?.groups
    return groups ? { routeParams: { ...groups } } : false
  }
}

/** `/zlobki-miasta`. */
export const matchCountry = matcher(`${type}-miasta`)

/** `/zlobki/malopolskie`. */
export const matchVoivodeship = matcher(`${type}${segment('voivodeship')}`)

/** `/zlobki/malopolskie/krakow`. */
export const matchCity = matcher(`${type}${segment('voivodeship')}${segment('city')}`)

/** `/zlobki/pomorskie/gdansk/okolice/oliwa`. */
export const matchQuarter = matcher(`${type}${segment('voivodeship')}${segment('city')}/okolice${segment('quarter')}`)

/** `/zlobki/malopolskie/krakow/debniki`. */
export const matchDistrict = matcher(`${type}${segment('voivodeship')}${segment('city')}${segment('district')}`)
