import { useMemo, useRef, useState } from 'react'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import { makeDebounce } from './debounce.ts'
import { isSentence } from './sentence.ts'
import { fetchSuggestions, type Group, makeSuggestionGroups } from './suggestions.ts'

/** Suggestions and the text they belong to; `failed`: the request failed and the default cities are shown instead. */
export interface ShownSuggestions {
  readonly text: string
  readonly groups: readonly Group[]
  readonly failed: boolean
}

/** Minimum time between two requests while the user types, milliseconds (specification §9). */
const debounceMs = 250

/**
 * Returns suggestions for the typed text; a newer request cancels older ones. For an empty text the default cities, for
 * a sentence none.
 */
export const useSuggestions = (cities: DefaultCities['pl']) => {
  const t = useT()
  const language = useLanguage()
  const groups = useMemo(() => makeSuggestionGroups(language, t), [language, t])
  const defaults = useMemo((): ShownSuggestions => ({ text: '', groups: groups.fromDefaults(cities), failed: false }), [groups, cities])
  const [shown, setShown] = useState(defaults)
  const [debounce] = useState(() => makeDebounce(debounceMs))
  const request = useRef<AbortController>(undefined)

  const load = (text: string) => {
    const controller = new AbortController()
    request.current = controller
    fetchSuggestions(text, language, controller.signal)
      .then(
        (response): ShownSuggestions => ({ text, groups: groups.fromResponse(response), failed: false }),
        (): ShownSuggestions => ({ ...defaults, text, failed: true }),
      )
      .then((next) => {
        if (!controller.signal.aborted) setShown(next)
      })
  }
  return {
    shown,
    /** To be called with the trimmed text whenever it changes. */
    onType: (text: string) => {
      request.current?.abort()
      if (text !== '' && !isSentence(text)) return debounce.call(() => load(text))
      debounce.cancel()
      setShown(text === '' ? defaults : { text, groups: [], failed: false })
    },
    /** Runs a pending request at once. */
    flush: debounce.flush,
  }
}
