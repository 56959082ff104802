import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { sitesApi } from '../../../contract/api.ts'
import type { SiteWarning } from '../../../contract/builder.ts'
import css from '../builder.module.css'
import { Differences } from '../Differences.tsx'
import { useBuilder } from '../state/builder-context.ts'

/** Dialog with the changes that visitors will see and the warnings before a site is published. */
const PublishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const { site, draft } = useBuilder()
  const { id, facility_id } = site
  const { changes, warnings } = useQuery(sitesApi.reviewSite, { facility_id, id }).data
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const publish = useMutation(sitesApi.publishSite, {
    invalidates: [sitesApi.reviewSite, sitesApi.listSiteVersions],
    toast: t('sites.builder.published'),
    onSuccess: (published) => {
      draft.take(published)
      dialog.current?.close()
    },
  })
  return (
    <dialog ref={dialog} className={dialogCss['dialog']} aria-labelledby="publikacja" onClose={onClose}>
      <div className={css['dialog']}>
        <h2 id="publikacja" className={dialogCss['title']}>
          {t('sites.builder.publish.title')}
        </h2>
        {changes.length === 0 ? (
          <p>{t('sites.builder.publish.same')}</p>
        ) : (
          <>
            <p>{t('sites.builder.publish.text', { address: site.name })}</p>
            <Differences of={changes} />
          </>
        )}
        {warnings.length > 0 && <Warnings of={warnings} onOpen={() => dialog.current?.close()} />}
        <div className={css['buttons']}>
          <Button
            look="main"
            aria-disabled={publish.isPending}
            onClick={() => publish.mutate({ facility_id, id, version: draft.savedVersion })}
          >
            {t('sites.builder.publish.now')}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{t('CANCEL')}</Button>
        </div>
      </div>
    </dialog>
  )
}

interface WarningsProps {
  readonly of: readonly SiteWarning[]
  readonly onOpen: () => void
}

const Warnings = ({ of: warnings, onOpen }: WarningsProps) => {
  const t = useT()
  const { openPage } = useBuilder()
  return (
    <div className={css['warnings']}>
      <h3>
        <Icon of={CircleAlert} /> {t('sites.builder.warnings')}
      </h3>
      <ul>
        {warnings.map(({ kind, page, page_id }) => (
          <li key={`${kind} ${page_id}`}>
            {t(messageKey('sites.warning', kind), { page: page ?? '' })}{' '}
            {page_id !== null && (
              <Button
                small
                look="quiet"
                onClick={() => {
                  openPage(page_id)
                  onOpen()
                }}
              >
                {t('sites.builder.warnings.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** For `lazy`. */
export default PublishDialog
