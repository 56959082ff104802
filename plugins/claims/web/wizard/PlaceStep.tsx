import { useState } from 'react'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { PlacePicker } from '#web/app-kit/place/PlacePicker.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { claimsApi } from '../../contract/api.ts'
import type { StepProps } from './types.ts'
import css from './wizard.module.css'

/** Middle of Poland, for a facility of which not even the town is known. */
const nowhere = { longitude: 19.4, latitude: 52.1 }

/** Step that places the pin on the map. */
export const PlaceStep = ({ claim, onDone }: StepProps) => {
  const t = useT()
  const { longitude, latitude } = claim.facility
  const known = longitude === null || latitude === null ? null : { longitude, latitude }
  const [place, setPlace] = useState(claim.location ?? known ?? nowhere)
  const save = useMutation(claimsApi.changeClaim, { invalidates: [claimsApi.listClaims], onSuccess: onDone })
  return (
    <>
      <p className={css['quiet']}>{t('claims.wizard.place.lead')}</p>
      {(known === null || claim.new_facility) && claim.location === null && (
        <p className={css['note']}>{t('claims.wizard.place.unknown')}</p>
      )}
      <PlacePicker place={place} onChange={setPlace} />
      <div>
        <Button look="main" onClick={() => save.mutate({ id: claim.id, location: place })} aria-disabled={save.isPending}>
          {t(save.isPending ? 'LOADING_DOTS' : 'claims.wizard.place.save')}
        </Button>
      </div>
    </>
  )
}
