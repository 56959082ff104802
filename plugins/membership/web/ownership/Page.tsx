import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { identityRoutes } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useIdentityProof } from '#web/app-kit/identity/use-identity-proof.tsx'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { OwnershipView } from '../../contract/ownership.ts'
import css from '../app.module.css'
import { useMembershipUpdates } from '../components/use-membership-updates.ts'

export const queries: PageQueries = ({ params }) => [
  query(membershipApi.showOwnership, { facility_id: params['facility'] ?? '' }),
  query(identityRoutes.showSecurity),
  query(identityRoutes.listPasskeys),
]

/** Page that says who owns a facility, and passes it to somebody else for good. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const invalidate = useInvalidate()
  const { facility } = useLayoutData(panel)
  const { data } = useQuery(membershipApi.showOwnership, { facility_id: facility.id })
  useMembershipUpdates(facility.id, () => invalidate(membershipApi.showOwnership))
  return (
    <div className={css['page']}>
      <div>
        <h1 tabIndex={-1}>{t('membership.ownership.title')}</h1>
        <p className={css['lead']}>{t('membership.ownership.lead')}</p>
      </div>
      <section className={css['card']} aria-labelledby="wlasciciel">
        <h2 id="wlasciciel">{t('membership.ownership.owner')}</h2>
        {data.owner === null ? (
          <p>{t('membership.ownership.unowned')}</p>
        ) : (
          <p>
            <strong>{data.owner.name}</strong> {data.owner.you && <>({t('membership.ownership.you')}) </>}
            <span className={css['quiet']}>{t('membership.ownership.since', { date: textDay(data.owner.since, language) })}</span>
          </p>
        )}
      </section>
      {data.owner?.you ? (
        <section className={`${css['card']} ${css['danger']}`} aria-labelledby="przekazanie">
          <h2 id="przekazanie">{t('membership.ownership.danger')}</h2>
          <p className={css['warning']}>
            <Icon of={TriangleAlert} />
            {t('membership.ownership.warning')}
          </p>
          {data.candidates.length === 0 ? (
            <>
              <p>
                <strong>{t('membership.ownership.none')}</strong>
              </p>
              <p className={css['hint']}>{t('membership.ownership.none.text')}</p>
              <p>
                <LinkButton href={href('facility_teachers', { facility: facility.id })}>{t('membership.ownership.invite')}</LinkButton>
              </p>
            </>
          ) : (
            <PassForm ownership={data} />
          )}
        </section>
      ) : (
        <p className={css['hint']}>{t('membership.ownership.not-yours')}</p>
      )}
    </div>
  )
}

/** Form that passes a facility: to whom, its name typed, a last question, and the proof that it is the owner who passes it. */
const PassForm = ({ ownership }: { readonly ownership: OwnershipView }) => {
  const t = useT()
  const list = useHref()('facilites_list') ?? '/'
  const [asking, setAsking] = useState<string | null>(null)
  const proof = useIdentityProof(identityRoutes)
  const answer = useRef<(confirmed: boolean) => void>(undefined)
  const nameOf = (id: string) => ownership.candidates.find(({ account_id }) => account_id === id)?.name ?? ''
  const form = useApiForm(membershipApi.passOwnership, {
    id: 'przekazanie',
    input: { facility_id: ownership.facility_id },
    prepare: async () => {
      const chosen = String(form.library.getValues('to_account_id') ?? '')
      const confirmed = await new Promise<boolean>((resolve) => {
        answer.current = resolve
        setAsking(nameOf(chosen))
      })
      return confirmed ? proof.prepare() : null
    },
    onSaved: async () => {
      const name = nameOf(String(form.library.getValues('to_account_id') ?? ''))
      await goTo(list)
      await showToast({ kind: 'success', text: t('membership.ownership.done', { facility: ownership.facility, name }) })
    },
  })
  const labels = {
    to_account_id: t('membership.ownership.to'),
    confirm_name: t('membership.ownership.name', { name: ownership.facility }),
    ...proof.labels,
  }
  return (
    <>
      <ApiForm of={form} labels={labels}>
        <Select
          name="to_account_id"
          label={labels.to_account_id}
          none="—"
          options={ownership.candidates.map(({ account_id, name, email, role }) => ({
            value: account_id,
            label: `${name} (${t(messageKey('membership.ownership.role', role))}, ${email})`,
          }))}
        />
        <Field name="confirm_name" label={labels.confirm_name} autoComplete="off" max={300} />
        {proof.fields}
        <SubmitRow look="outline" send={t('membership.ownership.send')} />
      </ApiForm>
      <ConfirmDialog
        open={asking !== null}
        title={t('membership.ownership.confirm.title')}
        accept={t('membership.ownership.send')}
        onClose={(confirmed) => {
          setAsking(null)
          answer.current?.(confirmed)
        }}
      >
        <p>{t('membership.ownership.confirm.text', { name: asking ?? '' })}</p>
      </ConfirmDialog>
    </>
  )
}
