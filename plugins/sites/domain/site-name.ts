import { slugOf } from '#core/kernel/slug.ts'

/** Letters, digits and hyphens of a name. */
export const nameLength = { min: 3, max: 40 } as const

/** Days for which a released name rests, so that nobody takes over the links and visitors of another facility. */
export const restDays = 90

/** Reason for which a name cannot be a sub-domain. */
export type NameRefusal = 'length' | 'characters' | 'reserved' | 'offensive'

/**
 * Names of hosts that visitors, mail servers and browsers expect to be the platform's own (RFC 2142 among them), and
 * those by which somebody could pretend to be it.
 */
const reserved: ReadonlySet<string> = new Set(
  `abuse account accounts admin administrator api app assets auth autoconfig autodiscover bank beta billing blog builds caldav carddav cdn cms
   contact demo dev dns docs ftp help hostmaster imap info internal kontakt konto kredka localhost login logowanie mail media mobile mta mx news
   ns ns1 ns2 office oauth panel password payments platnosci pliki pomoc pop pop3 postmaster preview prod production root secure security shop
   sklep smtp sso staging static status strona support system test testing tls tmp upload uploads webmail webmaster wpad www www1 www2`
    .split(/\s+/)
    .filter(Boolean),
)

/** Beginnings of words that are part of no decent name; compared with whole parts between hyphens. */
const offensive = [
  'chuj',
  'dziwk',
  'fuck',
  'jeb',
  'kurw',
  'nazi',
  'pedofil',
  'pierdol',
  'porn',
  'sex',
  'seks',
  'skurw',
  'spierd',
  'wypierd',
]

/** Returns why a name cannot be a sub-domain, `null` for one that can. Whether it is taken is for the database to decide. */
export const nameRefusal = (name: string): NameRefusal | null => {
  if (name.length < nameLength.min || name.length > nameLength.max) return 'length'
  // Hyphens at the third and fourth place are reserved for encoded names (RFC 5891), `xn--` among them.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'characters'
  if (reserved.has(name)) return 'reserved'
  return name.split('-').some((part) => offensive.some((word) => part.startsWith(word))) ? 'offensive' : null
}

/** Returns a name that a facility could take, from its own name and city: `Przedszkole „Słoneczko”` → sloneczko. */
export const suggestedName = (name: string, city: string): string => {
  const own = slugOf(name)
    .split('-')
    .filter((word) => !kindWords.has(word) && !/^\d+$/.test(word))
    .join('-')
  const candidates = [own, own && `${own}-${slugOf(city)}`, slugOf(name), `przedszkole-${slugOf(city)}`].map((one) =>
    one.slice(0, nameLength.max).replace(/^-+|-+$/g, ''),
  )
  return candidates.find((one) => nameRefusal(one) === null) ?? ''
}

const kindWords: ReadonlySet<string> = new Set(
  'przedszkole zlobek niepubliczne niepubliczny publiczne publiczny prywatne prywatny miejskie gminne samorzadowe klub dzieciecy punkt przedszkolny nr im w z'.split(
    ' ',
  ),
)
