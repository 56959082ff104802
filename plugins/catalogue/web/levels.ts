import { categories } from '#core/facilities/category.ts'

/** What Vike asks of a route function: the `@` parts where the address is this page's, else false. */
type Match = (pageContext: { readonly urlPathname: string }) => false | { readonly routeParams: Readonly<Record<string, string>> }

// Patterns alone would claim every address of one to four parts, other plugins' too.
const type = `(?<type>${categories.join('|')})`
const part = (name: string) => `/(?<${name}>[^/]+)`

const level = (pattern: string): Match => {
  const whole = new RegExp(`^/${pattern}$`)
  return ({ urlPathname }) => {
    const parts = whole.exec(urlPathname)?.groups
    return parts ? { routeParams: { ...parts } } : false
  }
}

/** `/zlobki-miasta`. */
export const matchCountry = level(`${type}-miasta`)

/** `/zlobki/malopolskie`. */
export const matchVoivodeship = level(`${type}${part('voivodeship')}`)

/** `/zlobki/malopolskie/krakow`. */
export const matchCity = level(`${type}${part('voivodeship')}${part('city')}`)

/** `/zlobki/malopolskie/krakow/debniki`. */
export const matchDistrict = level(`${type}${part('voivodeship')}${part('city')}${part('district')}`)
