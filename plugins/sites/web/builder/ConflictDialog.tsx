import { useEffect, useRef } from 'react'
import { useDraftMoment } from '#web/app-kit/forms/use-draft-moment.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { differencesOf } from '../../contract/differences.ts'
import type { SiteContent } from '../../contract/site.ts'
import css from './builder.module.css'
import { Differences } from './Differences.tsx'

interface ConflictDialogProps {
  /** Titles of the pages that both have changed. */
  readonly pages: readonly string[]
  /** Content with which both have begun. */
  readonly base: SiteContent
  readonly mine: SiteContent
  readonly theirs: SiteContent
  /** Moment at which theirs was saved, ISO 8601; absent for a template, whose changes cannot be undone either. */
  readonly savedAt?: string
  readonly onResolve: (choice: 'mine' | 'theirs') => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the function that leaves of a content the pages that both have changed, each in their own way. */
const pagesInConflict = ({ base, mine, theirs }: Pick<ConflictDialogProps, 'base' | 'mine' | 'theirs'>) => {
  const ids = new Set([base, mine, theirs].flatMap(({ pages }) => pages.map(({ id }) => id)))
  const find = ({ pages }: SiteContent, id: string) => pages.find((page) => page.id === id)
  const isInConflict = (id: string) => {
    const before = find(base, id)
    const own = find(mine, id)
    const other = find(theirs, id)
    return !isSame(before, own) && !isSame(before, other) && !isSame(own, other)
  }
  const open = new Set([...ids].filter(isInConflict))
  return ({ pages }: SiteContent): SiteContent => ({ ...base, pages: pages.filter(({ id }) => open.has(id)) })
}

/**
 * Asks whose pages stay where the same ones were changed elsewhere too; pages of one side alone are merged already. In
 * the builder of a site the other version can be taken back by undoing.
 */
const ConflictDialog = ({ pages, base, mine, theirs, savedAt, onResolve }: ConflictDialogProps) => {
  const t = useT()
  const momentOf = useDraftMoment()
  const dialog = useRef<HTMLDialogElement>(null)
  const only = pagesInConflict({ base, mine, theirs })
  // The heading has the focus: whoever is typing when the dialog opens chooses nothing by the next key.
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
      // A field of the page that was chosen begins anew, and is not the one that had the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
      })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${dialogCss['dialog']} ${css['conflict']}`}
      aria-labelledby="spor"
      onCancel={(event) => event.preventDefault()}
      // Browsers close it all the same when Escape is pressed twice.
      onClose={() => dialog.current?.showModal()}
    >
      <div className={css['dialog']}>
        <h2 id="spor" className={dialogCss['title']} tabIndex={-1}>
          {t('sites.builder.conflict')}
        </h2>
        <p>
          {savedAt === undefined
            ? t('sites.builder.conflict.meanwhile', { pages: pages.join(', ') })
            : t('sites.builder.conflict.text', { pages: pages.join(', '), moment: momentOf(savedAt) })}
        </p>
        <p>{t('sites.builder.conflict.rest')}</p>
        <div className={css['both']}>
          {(['mine', 'theirs'] as const).map((one) => (
            <section key={one} aria-labelledby={`spor-${one}`}>
              <h3 id={`spor-${one}`}>{t(one === 'mine' ? 'sites.builder.conflict.yours' : 'sites.builder.conflict.saved')}</h3>
              <Differences of={differencesOf(only(base), only(one === 'mine' ? mine : theirs))} />
              <Button onClick={() => onResolve(one)}>
                {t(one === 'mine' ? 'sites.builder.conflict.mine' : 'sites.builder.conflict.theirs')}
              </Button>
            </section>
          ))}
        </div>
        {savedAt !== undefined && <p className={css['note']}>{t('sites.builder.conflict.undo')}</p>}
      </div>
    </dialog>
  )
}

/** For `lazy`. */
export default ConflictDialog
