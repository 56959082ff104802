import type { BlockNode } from '#core/rich-text/document.ts'
import { strong, toFill } from './blocks.ts'

/** Facts of legal pages about a facility and its site; `null`: the profile does not say it. */
export interface LegalFacts {
  readonly name: string
  /** In one line: `ul. Sadowa 25, 30-028 Kraków`. */
  readonly address: string | null
  /** Body that runs the facility. */
  readonly operator: { readonly name: string; readonly address: string | null } | null
  /** Run by the state or a self-government. */
  readonly isPublic: boolean
  /** For children under three. */
  readonly isNursery: boolean
  /** `https://bajka.kredka.pl`. */
  readonly site: string
  /** In words: `27 listopada 2026`. */
  readonly today: string
  /** Day on which the site was first published, in words; today while it was not. */
  readonly publishedOn: string
}

/** Returns the address of the facility, or a place for it. */
export const facilityAddress = ({ address }: LegalFacts): string => address ?? toFill('adres placówki')

/** Returns the body that runs the facility with its address, or places for both. */
export const operatorOf = ({ operator }: LegalFacts): string =>
  operator === null
    ? toFill('nazwa i adres organu prowadzącego')
    : `${operator.name}, ${operator.address ?? toFill('adres organu prowadzącego')}`

/** Returns the line that says that the text is a model, and of which day. */
export const lawyerLine = ({ today }: LegalFacts): BlockNode =>
  strong(
    `Sprawdź z prawnikiem. To wzór z dnia ${today} r. Dostosuj go do swojej placówki, uzupełnij miejsca w nawiasach, a potem usuń tę uwagę.`,
  )
