import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './draft-line.module.css'
import type { DraftHandle } from './use-draft.ts'
import { useDraftMoment } from './use-draft-moment.ts'

/** Says that the form was filled in with a draft, which can be discarded, and that taken back. */
export const LoadedDraftLine = ({ of: { loaded, discard, undo } }: { readonly of: DraftHandle }) => {
  const t = useT()
  const momentOf = useDraftMoment()
  const text = () => {
    if (loaded === null) return ''
    if (loaded.discarded !== null) return t('form.draft.discarded')
    return loaded.at === null ? t('form.draft.found') : t('form.draft.loaded', { moment: momentOf(loaded.at) })
  }
  return (
    <p role="status" className={loaded ? css['loaded'] : css['empty']}>
      {text()}
      {loaded && (
        <>
          {' · '}
          <button type="button" className={css['act']} onClick={loaded.discarded === null ? discard : undo}>
            {t(loaded.discarded === null ? 'form.draft.discard' : 'form.draft.undo')}
          </button>
        </>
      )}
    </p>
  )
}

/** Moves to the nearest choice between two versions before a line. */
const showConflicts = (line: HTMLElement) => (line.closest('form') ?? document).querySelector<HTMLElement>('[data-conflicts] h2')?.focus()

/** Says where what is typed is. Only what needs attention is announced, since the rest changes every few seconds. */
export const DraftStateLine = ({ of: { status } }: { readonly of: DraftHandle }) => {
  const t = useT()
  const momentOf = useDraftMoment()
  const { state, savedAt, dropped } = status
  const quiet = () => {
    if (state === 'pending') return t('form.draft.pending')
    if (state !== 'saved' || savedAt === null) return ''
    return [t('form.draft.saved', { moment: momentOf(savedAt) }), dropped && t('form.draft.dropped')].filter(Boolean).join(' ')
  }
  const warnings = {
    failed: t('form.draft.failed'),
    'too-long': t('form.draft.too-long'),
    refused: t('form.draft.refused'),
    conflict: t('form.draft.conflict'),
    elsewhere: t('form.draft.elsewhere'),
  }
  const warning = state in warnings ? warnings[state as keyof typeof warnings] : ''
  return (
    <div className={css['state']}>
      <p>{quiet()}</p>
      <p role="status" className={css['warning']}>
        {warning}
        {state === 'conflict' && (
          <>
            {' '}
            <button type="button" className={css['act']} onClick={({ currentTarget }) => showConflicts(currentTarget)}>
              {t('form.conflict.go')}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
