import { useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { VersionHistory, VersionItem } from '#web/app-kit/versions/VersionHistory.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { cmsApi } from '../../contract/api.ts'
import type { CityDescription, DescriptionVersion } from '../../contract/description.ts'
import css from '../app.module.css'
import { differenceOf } from './difference.ts'

interface VersionsProps {
  readonly of: CityDescription
  readonly onRestored: () => void
}

/** Versions that are shown. */
const shownVersions = '50'

/** Everything that was saved of a description (row CM-04). */
export const Versions = (props: VersionsProps) => (
  <VersionHistory title={useT()('cms.versions.title')}>
    <VersionList {...props} />
  </VersionHistory>
)

/** Versions, the newest first: who, when, the difference to the present text, and a button that restores it. */
const VersionList = ({ of, onRestored }: VersionsProps) => {
  const t = useT()
  const language = useLanguage()
  const { city, lang, version } = of
  const { items } = useQuery(cmsApi.listDescriptionVersions, { city_id: city.id, lang, limit: shownVersions }).data
  const restore = useMutation(cmsApi.restoreDescription, {
    invalidates: [cmsApi.showDescription, cmsApi.listDescriptionVersions, cmsApi.listCities],
    toast: t('versions.restored'),
  })
  // The form begins anew once the restored description has been read.
  const restoreVersion = (number: number) =>
    restore.mutateAsync({ city_id: city.id, lang, number, version }).then(onRestored, () => undefined)
  if (items.length === 0) return <p className={css['quiet']}>{t('cms.versions.none')}</p>
  return (
    <ol>
      {items.map((one) => {
        const moment = factMoment(one.saved_at, language)
        const isPresent = one.number === version
        return (
          <VersionItem
            key={one.number}
            restore={
              isPresent
                ? null
                : {
                    label: t('cms.versions.restore.of', { number: one.number }),
                    text: t('cms.versions.restore.text', { moment }),
                    isPending: restore.isPending,
                    run: () => void restoreVersion(one.number),
                  }
            }
          >
            <p className={css['label']}>{t('cms.versions.number', { number: one.number })}</p>
            <p className={css['quiet']}>
              {one.saved_by === null ? t('cms.versions.saved', { moment }) : t('cms.versions.saved-by', { moment, name: one.saved_by })}
            </p>
            {isPresent ? <p>{t('cms.versions.present')}</p> : <Difference before={one} after={of} />}
          </VersionItem>
        )
      })}
    </ol>
  )
}

const lines = ['title', 'lead', 'body', 'meta_title', 'meta_description'] as const

/** Difference of an earlier version and the present texts: what was removed since is struck out, what was added is marked. */
const Difference = ({ before, after }: { readonly before: DescriptionVersion; readonly after: CityDescription }) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const changed = lines.flatMap((name) => {
    const [was, is] = name === 'body' ? [textOf(before.body), textOf(after.body)] : [before[name], after[name]]
    return was === is ? [] : [{ name, lines: open ? differenceOf(was, is) : [] }]
  })
  return (
    <details className={css['difference']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('cms.versions.difference')}</summary>
      {changed.length === 0 && <p className={css['quiet']}>{t('cms.versions.no-difference')}</p>}
      {changed.map((field) => (
        <div key={field.name}>
          <p className={css['quiet']}>{t(messageKey('cms.form.field', field.name))}</p>
          {field.lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <p key={n} lang={tagOf[after.lang]}>
              {line.map(({ kind, text }, m) => {
                const Mark = kind === 'same' ? 'span' : kind === 'added' ? 'ins' : 'del'
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
                return <Mark key={m}>{text}</Mark>
              })}
            </p>
          ))}
        </div>
      ))}
    </details>
  )
}
