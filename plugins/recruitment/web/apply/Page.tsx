import { messageKey } from '#core/kernel/message-key.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import type { UnavailableReason } from '../../contract/statuses.ts'
import { ApplyForm } from './ApplyForm.tsx'
import css from './apply.module.css'

export const queries: PageQueries = ({ params }) => [query(recruitmentApi.showForm, { slug: params['slug'] ?? '' })]

/** Page on which a parent applies for a child, or reads why that is not possible here. */
export const Page = () => {
  const t = useT()
  const { facility } = useLayoutData(facilityTask)
  const { slug = '' } = usePage().params
  const { data: form } = useQuery(recruitmentApi.showForm, { slug })
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('recruitment.form.title')}</h1>
      {form.unavailable === null ? (
        <>
          <p className={css['lead']}>{t('recruitment.form.lead')}</p>
          <p className={css['lead']}>
            <strong>{t('recruitment.no-guarantee')}</strong>
          </p>
          <ApplyForm form={form} facilityId={facility.id} />
        </>
      ) : (
        <Unavailable reason={form.unavailable} slug={facility.slug} />
      )}
    </div>
  )
}

/** Reason why nobody can apply here. */
const Unavailable = ({ reason, slug }: { readonly reason: UnavailableReason; readonly slug: string }) => {
  const t = useT()
  const href = useHref()
  return (
    <section className={css['card']}>
      <h2>{t('recruitment.form.unavailable')}</h2>
      <p>{t(messageKey('recruitment.unavailable', reason, 'page'))}</p>
      <p>
        <LinkButton href={href(`/placowka/${slug}`)}>{t('recruitment.form.back')}</LinkButton>
      </p>
    </section>
  )
}
