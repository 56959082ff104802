import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import form from '#web/ui/fields/forms.module.css'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { nameWithNumbers } from '../components/name-with-numbers.ts'
import { allRows, type Chosen, countChosen, movesOf, toggle, type Written } from './chosen.ts'

export const queries: PageQueries = ({ params }) => [query(supportApi.showMerge, { id: params['id'] ?? '' })]

/**
 * Page of a merge: what undoing it does, and what was written since, of which support chooses what goes to the facility
 * that was merged.
 */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { params } = usePage()
  const { data } = useQuery(supportApi.showMerge, { id: params['id'] ?? '' })
  const [chosen, setChosen] = useState<Chosen>({})
  const undo = useMutation(supportApi.undoMerge, {
    invalidates: [supportApi.showMerge, supportApi.listMerges],
    toast: t('support.merge.undone'),
  })
  const { id, survivor, merged, merged_at, merged_on, reason, undone_at, written } = data
  const names = { merged: nameWithNumbers(merged), survivor: nameWithNumbers(survivor) }
  return (
    <>
      <p className={css['crumb']}>
        <a href={href('support_duplicates')}>{t('support.duplicates.title')}</a>
      </p>
      <div className={css['head']}>
        <h1 tabIndex={-1}>{t('support.merge.undo.page')}</h1>
        {undone_at !== null && <Badge tone="info">{t('support.merge.undone')}</Badge>}
      </div>
      <p className={css['lead']}>
        <a href={href('support_facility', { id: merged.id })}>{names.merged}</a> {t('support.merge.into')}{' '}
        <a href={href('support_facility', { id: survivor.id })}>{names.survivor}</a> · {factMoment(merged_at, language)} · {reason}
      </p>
      {merged_on !== null && (
        <p className={css['panel']}>{t('support.merge.merged-on', { survivor: names.survivor, other: nameWithNumbers(merged_on) })}</p>
      )}
      {undone_at === null && merged_on === null && (
        <div className={css['sections']}>
          <section className={css['section']} aria-labelledby="skutki">
            <h2 id="skutki">{t('support.merge.undo.what')}</h2>
            <ul className={css['points']}>
              {(['merged', 'survivor', 'moved'] as const).map((what) => (
                <li key={what}>{t(messageKey('support.merge.undo.what', what), names)}</li>
              ))}
            </ul>
          </section>
          <section className={css['section']} aria-labelledby="napisane">
            <h2 id="napisane">{t('support.merge.written')}</h2>
            {written.length === 0 ? (
              <p className={css['quiet']}>{t('support.merge.written.none')}</p>
            ) : (
              <>
                <p className={css['quiet']}>
                  {t('support.merge.written.lead', names)} {t('support.merge.written.both')}
                </p>
                {written.map((kind) => (
                  <WrittenKind
                    key={kind.kind}
                    of={kind}
                    merged={names.merged}
                    chosen={chosen[kind.kind] ?? []}
                    onToggle={(row) => setChosen((before) => toggle(before, kind.kind, row))}
                  />
                ))}
              </>
            )}
          </section>
          <p>
            <ReasonButton
              look="main"
              title={t('support.merge.undo.title')}
              text={t('support.merge.undo.text', { ...names, count: countChosen(written, chosen) })}
              accept={t('support.merge.undo')}
              onConfirm={(why) => undo.mutate({ id, reason: why, moves: movesOf(written, chosen) })}
            >
              {t('support.merge.undo')}
            </ReasonButton>
          </p>
        </div>
      )}
    </>
  )
}

interface WrittenKindProps {
  readonly of: Written
  /** Name of the facility that was merged. */
  readonly merged: string
  readonly chosen: readonly string[]
  readonly onToggle: (row: string) => void
}

/** Rows of one kind that were written since the merge, each with a tick; one tick for all where single rows are private. */
const WrittenKind = ({ of: { label, count, items }, merged, chosen, onToggle }: WrittenKindProps) => {
  const t = useT()
  const language = useLanguage()
  const rows =
    items === null
      ? [{ id: allRows, text: t('support.merge.written.all', { count, merged }) }]
      : items.map((item) => ({
          id: item.id,
          text: [factMoment(item.at, language), item.label].filter((part) => part !== null).join(' · '),
        }))
  return (
    <fieldset className={`${css['panel']} ${css['section']}`}>
      <legend className={css['legend']}>{t('support.merge.written.kind', { label: t(asMessageKey(label)), count })}</legend>
      <div className={form['field']}>
        {rows.map(({ id, text }) => (
          <label key={id} className={form['tick']}>
            <input type="checkbox" className={form['box']} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
