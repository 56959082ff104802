import { useMemo, useRef, useState } from 'react'
import { useLanguage, useT } from '#web/i18n/words.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import { makeCoolDown } from './cool-down.ts'
import { askServer, type Group, makeGroups } from './suggestions.ts'

/** What is shown, and of which text it speaks; `failed`: the server did not answer and the default cities stand in. */
export interface Shown {
  readonly text: string
  readonly groups: readonly Group[]
  readonly failed: boolean
}

/** Milliseconds between two calls while somebody types (specification §9). */
const coolDownMs = 250

/** Suggestions for what is typed: the last text wins, older calls are given up; of no text the default cities. */
export const useSuggestions = (cities: DefaultCities['pl']) => {
  const [t, language] = [useT(), useLanguage()]
  const groups = useMemo(() => makeGroups(language, t), [language, t])
  const defaults = useMemo((): Shown => ({ text: '', groups: groups.ofDefaults(cities), failed: false }), [groups, cities])
  const [shown, setShown] = useState(defaults)
  const [coolDown] = useState(() => makeCoolDown(coolDownMs))
  const calling = useRef<AbortController>(undefined)

  const ask = (text: string) => {
    const mine = new AbortController()
    calling.current = mine
    askServer(text, language, mine.signal)
      .then(
        (answer): Shown => ({ text, groups: groups.ofAnswer(answer), failed: false }),
        (): Shown => ({ ...defaults, text, failed: true }),
      )
      .then((next) => {
        if (!mine.signal.aborted) setShown(next)
      })
  }
  return {
    shown,
    /** Somebody has typed; `text` has no blanks around it. */
    typed: (text: string) => {
      calling.current?.abort()
      if (text === '') {
        coolDown.stop()
        setShown(defaults)
      } else coolDown.call(() => ask(text))
    },
    /** Asks now what would be asked soon. */
    hurry: coolDown.hurry,
  }
}
