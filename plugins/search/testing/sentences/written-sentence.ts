import type { Language } from '#core/kernel/language.ts'

/** Sentence of a parent and its meaning, written down before the readers by somebody who had not seen them. */
export interface WrittenSentence {
  readonly text: string
  readonly language: Language
  /** `facet=param,param`, a range as `price=min..max`, with `not ` before it what must not be; none by default. */
  readonly filters?: readonly string[]
  /** `Kraków`, `near Kraków`, `not Kraków`, `Gdańsk/Wrzeszcz`, `Kraków, ul. 3 Maja 10`, `30-028`: any of them; anywhere by default. */
  readonly places?: readonly string[]
  /** Kilometres from the place, where the sentence says so. */
  readonly km?: number
  readonly order?: 'price' | 'cost' | 'rating' | 'distance'
  /** Own name of the facility that is named. */
  readonly name?: string
  /** Fact about the named facility that is asked for. */
  readonly question?:
    | 'price'
    | 'hours'
    | 'contact'
    | 'open-now'
    | 'meals'
    | 'places'
    | 'age'
    | 'languages'
    | 'activities'
    | 'address'
    | 'operator'
    | 'features'
    | 'recruitment'
  /** Words about a wish that nothing expresses; the search must name them. */
  readonly unread?: readonly string[]
  /** Has nothing to do with child care, or gives orders to a machine. */
  readonly offTopic?: boolean
}
