import type { FunctionComponent } from 'react'
import type { PartOf } from '#core/kernel/message-key.ts'
import { CoatHooks } from '../drawings/CoatHooks.tsx'
import { DatedCard } from '../drawings/DatedCard.tsx'
import { PinnedNotes } from '../drawings/PinnedNotes.tsx'
import { PinOnMap } from '../drawings/PinOnMap.tsx'
import { ReviewAndReply } from '../drawings/ReviewAndReply.tsx'
import { SunnyWindow } from '../drawings/SunnyWindow.tsx'
import type { StateName } from '../parts/State.tsx'

/** Function of a theme, which has a text that says what it does: `found.map`. */
type FunctionName = WithText<PartOf<'product-landing.theme'>>
type WithText<Part> = Part extends `${infer Name}.what` ? Name : never
type ThemeName = WithTitle<PartOf<'product-landing.theme'>>
type WithTitle<Part> = Part extends `${infer Name}.title` ? Name : never

/** Group of functions with its drawing and the state of each function. */
interface Theme {
  readonly name: ThemeName
  readonly Drawing: FunctionComponent
  readonly functions: readonly (readonly [name: FunctionName, state: Exclude<StateName, 'off'>])[]
}

/** All functions by theme, available ones first. Only a function that anyone can try today is `full`. */
export const themes: readonly Theme[] = [
  {
    name: 'found',
    Drawing: PinOnMap,
    functions: [
      ['found.catalogue', 'full'],
      ['found.map', 'full'],
      ['found.suggestions', 'full'],
      ['found.languages', 'full'],
      ['found.engines', 'full'],
    ],
  },
  {
    name: 'profile',
    Drawing: DatedCard,
    functions: [
      ['profile.facts', 'full'],
      ['profile.contact', 'full'],
      ['profile.claim', 'full'],
      ['profile.description', 'full'],
      ['profile.staff', 'full'],
      ['profile.photos', 'full'],
    ],
  },
  {
    name: 'voices',
    Drawing: ReviewAndReply,
    functions: [
      ['voices.opinions', 'full'],
      ['voices.answers', 'full'],
      ['voices.questions', 'full'],
    ],
  },
  {
    name: 'recruitment',
    Drawing: CoatHooks,
    functions: [
      ['recruitment.places', 'full'],
      ['recruitment.own-places', 'full'],
      ['recruitment.rules', 'full'],
      ['recruitment.applications', 'full'],
    ],
  },
  {
    name: 'community',
    Drawing: PinnedNotes,
    functions: [
      ['community.members', 'full'],
      ['community.news', 'planned'],
      ['community.messenger', 'planned'],
    ],
  },
  {
    name: 'website',
    Drawing: SunnyWindow,
    functions: [
      ['website.templates', 'planned'],
      ['website.subpages', 'planned'],
      ['website.address', 'planned'],
    ],
  },
]
