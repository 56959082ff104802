import { messageKey } from '#core/kernel/message-key.ts'
import { nameMaxLength, nameMinLength } from '#core/kernel/name-length.ts'
import { type PageQueries, query, queryIfFound } from '#web/app-kit/data/page-queries.ts'
import { useQuery, useQueryIfFound } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { claimsApi } from '../../contract/api.ts'
import { positionMaxLength } from '../../contract/limits.ts'
import { claimRoles } from '../../contract/steps.ts'
import css from '../app.module.css'
import { FacilityCard } from './FacilityCard.tsx'
import type { Claim } from './types.ts'
import { Wizard } from './Wizard.tsx'

export const queries: PageQueries = ({ params }) => [
  query(claimsApi.listClaims),
  // One that is not in the directory has only a claim.
  queryIfFound(claimsApi.showFacility, { id: params['id'] ?? '' }),
]

/** Returns the claim that the page is about: the newest one for the facility that was not given up. */
const claimFor = (claims: readonly Claim[], facilityId: string) =>
  claims.find(({ facility, state }) => facility.id === facilityId && state !== 'withdrawn' && state !== 'expired')

/** Page of the claim wizard, by the id of the facility. */
export const Page = () => {
  const t = useT()
  const id = usePage().params['id'] ?? ''
  const claim = claimFor(useQuery(claimsApi.listClaims).data.claims, id)
  return (
    <div className={css['wizard']}>
      <h1 tabIndex={-1}>{t('claims.wizard.title')}</h1>
      {claim ? <Wizard key={claim.id} claim={claim} /> : <ChooseFacility id={id} />}
    </div>
  )
}

/** First step: the facility, and who claims it. */
const ChooseFacility = ({ id }: { readonly id: string }) => {
  const t = useT()
  const href = useHref()
  const { data: facility } = useQueryIfFound(claimsApi.showFacility, { id })
  if (facility === null)
    return (
      <>
        <p className={css['note']}>{t('claims.wizard.unknown')}</p>
        <p>
          <a href={href('claim')}>{t('claims.wizard.other')}</a>
        </p>
      </>
    )
  const refused = facility.yours ? t('claims.wizard.yours') : facility.active ? null : t('claims.wizard.closed')
  return (
    <>
      <FacilityCard facility={facility} />
      <p>
        <a href={href('claim')}>{t('claims.wizard.other')}</a>
      </p>
      {refused !== null && <p className={css['note']}>{refused}</p>}
      {refused === null && facility.owned && <p className={css['note']}>{t('claims.wizard.owned')}</p>}
      {refused === null && <ClaimantForm facilityId={facility.id} />}
    </>
  )
}

const minLength = [nameMinLength, 'NAME_TOO_SHORT'] as const

/** Form with the claimant's role and contact; name and e-mail are those of the account until they are changed. */
const ClaimantForm = ({ facilityId }: { readonly facilityId: string }) => {
  const t = useT()
  const { user } = usePage().context
  const known = { first_name: user?.name ?? '', last_name: user?.surname ?? '', email: user?.email ?? '' }
  const form = useApiForm(claimsApi.startClaim, {
    id: 'zglaszajacy',
    input: { facility_id: facilityId, ...known },
    // Members that are no part of the record are always sent.
    record: { values: known },
    invalidates: [claimsApi.listClaims],
    toast: false,
  })
  const labels = {
    role: t('claims.wizard.role'),
    first_name: t('claims.wizard.first_name'),
    last_name: t('claims.wizard.last_name'),
    position: t('claims.wizard.position'),
    phone: t('claims.wizard.phone'),
    email: t('claims.wizard.email'),
  }
  return (
    <section className={css['step']} aria-labelledby="kim">
      <h2 id="kim">{t('claims.wizard.you')}</h2>
      <ApiForm of={form} labels={labels}>
        <Choice
          name="role"
          legend={labels.role}
          options={claimRoles.map((value) => ({ value, label: t(messageKey('claims.wizard.role', value)) }))}
        />
        <div className={css['pair']}>
          <Field name="first_name" label={labels.first_name} autoComplete="given-name" max={nameMaxLength} min={minLength} />
          <Field name="last_name" label={labels.last_name} autoComplete="family-name" max={nameMaxLength} min={minLength} />
        </div>
        <Field name="position" label={labels.position} autoComplete="organization-title" max={positionMaxLength} />
        <div className={css['pair']}>
          <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" max={30} />
          <Field name="email" type="email" label={labels.email} autoComplete="email" max={254} />
        </div>
        <p className={css['wizardQuiet']}>{t('claims.wizard.you.privacy')}</p>
        <SubmitRow send={t('claims.wizard.next')} />
      </ApiForm>
    </section>
  )
}
