import type { FunctionComponent } from 'react'
import { CoatHooks } from '../drawings/CoatHooks.tsx'
import { DatedCard } from '../drawings/DatedCard.tsx'
import { PinnedNotes } from '../drawings/PinnedNotes.tsx'
import { PinOnMap } from '../drawings/PinOnMap.tsx'
import { ReviewAndReply } from '../drawings/ReviewAndReply.tsx'
import { SunnyWindow } from '../drawings/SunnyWindow.tsx'
import type { StateName } from '../parts/State.tsx'

/** Group of functions with its drawing and the state of each function. */
interface Theme {
  readonly name: string
  readonly Drawing: FunctionComponent
  readonly functions: readonly (readonly [name: string, state: Exclude<StateName, 'off'>])[]
}

/** All functions by theme, available ones first. Only a function that anyone can try today is `full`. */
export const themes: readonly Theme[] = [
  {
    name: 'found',
    Drawing: PinOnMap,
    functions: [
      ['catalogue', 'full'],
      ['map', 'full'],
      ['suggestions', 'full'],
      ['languages', 'full'],
      ['engines', 'full'],
    ],
  },
  {
    name: 'profile',
    Drawing: DatedCard,
    functions: [
      ['facts', 'full'],
      ['contact', 'full'],
      ['claim', 'full'],
      ['description', 'full'],
      ['staff', 'full'],
      ['photos', 'full'],
    ],
  },
  {
    name: 'voices',
    Drawing: ReviewAndReply,
    functions: [
      ['opinions', 'full'],
      ['answers', 'full'],
      ['questions', 'full'],
    ],
  },
  {
    name: 'recruitment',
    Drawing: CoatHooks,
    functions: [
      ['places', 'full'],
      ['own-places', 'full'],
      ['rules', 'full'],
      ['applications', 'full'],
    ],
  },
  {
    name: 'community',
    Drawing: PinnedNotes,
    functions: [
      ['members', 'full'],
      ['news', 'planned'],
      ['messenger', 'planned'],
    ],
  },
  {
    name: 'website',
    Drawing: SunnyWindow,
    functions: [
      ['templates', 'planned'],
      ['subpages', 'planned'],
      ['address', 'planned'],
    ],
  },
]
