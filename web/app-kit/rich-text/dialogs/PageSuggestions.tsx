import { useEffect, useRef, useState } from 'react'
import { isOwnPage, toLinkAddress } from '#core/rich-text/addresses.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { PageSuggestion } from '../rich-text-tools.ts'
import css from './dialogs.module.css'

const pauseMs = 250
const shortest = 2
const maxSuggestions = 6

interface PageSuggestionsProps {
  readonly find: (text: string) => Promise<readonly PageSuggestion[]>
  readonly text: string
  readonly onChoose: (page: PageSuggestion) => void
}

/** Pages of this site whose names fit what was typed, each as a button. Their number is told to screen readers. */
export const PageSuggestions = ({ find, text, onChoose }: PageSuggestionsProps) => {
  const t = useT()
  const [found, setFound] = useState<readonly PageSuggestion[]>([])
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    const wanted = text.trim()
    if (wanted.length < shortest || isOwnPage(wanted) || toLinkAddress(wanted) !== null) return setFound([])
    let isOld = false
    const timer = setTimeout(async () => {
      // Without suggestions one types the address.
      const pages = await latest.current(wanted).catch(() => [])
      if (!isOld) setFound(pages.filter(({ url }) => isOwnPage(url)).slice(0, maxSuggestions))
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text])
  return (
    <div className={css['suggestions']}>
      <p role="status">{found.length > 0 && t('rich-text.link.found', { count: found.length })}</p>
      {found.length > 0 && (
        <ul>
          {found.map((page) => (
            <li key={page.url}>
              <Button look="quiet" small onClick={() => onChoose(page)}>
                {page.title}
              </Button>
              <small>{page.url}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
