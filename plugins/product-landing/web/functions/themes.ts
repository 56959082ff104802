import type { FunctionComponent } from 'react'
import { CoatHooks } from '../drawings/CoatHooks.tsx'
import { DatedCard } from '../drawings/DatedCard.tsx'
import { PinOnMap } from '../drawings/PinOnMap.tsx'
import { SunnyWindow } from '../drawings/SunnyWindow.tsx'
import { TwoVoices } from '../drawings/TwoVoices.tsx'
import { PinnedNotes } from '../drawings/PinnedNotes.tsx'
import type { StateName } from '../parts/State.tsx'

/** What a facility does with some functions, its drawing, and each function with how far it is there. */
interface Theme {
  readonly name: string
  readonly Drawing: FunctionComponent
  readonly functions: readonly (readonly [name: string, state: Exclude<StateName, 'off'>])[]
}

/** All functions by theme. What works stands first, and only what anybody can try today is said to work. */
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
      ['claim', 'planned'],
      ['photos', 'planned'],
      ['staff', 'planned'],
    ],
  },
  {
    name: 'voices',
    Drawing: TwoVoices,
    functions: [
      ['opinions', 'planned'],
      ['answers', 'planned'],
      ['questions', 'planned'],
    ],
  },
  {
    name: 'recruitment',
    Drawing: CoatHooks,
    functions: [
      ['places', 'full'],
      ['own-places', 'planned'],
      ['applications', 'planned'],
      ['rules', 'planned'],
    ],
  },
  {
    name: 'community',
    Drawing: PinnedNotes,
    functions: [
      ['news', 'planned'],
      ['members', 'planned'],
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
