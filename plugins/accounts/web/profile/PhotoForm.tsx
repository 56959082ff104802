import { useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { FileField } from '#web/ui/forms/FileField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { currentUser, setUser } from '#web/runtime/session/current-user.ts'
import type { AccountView } from '../../contract/account.ts'

interface Photo {
  readonly avatar: string | null
}

/** Form that replaces or removes the photo. */
export const PhotoForm = ({ account }: { account: AccountView }) => {
  const t = useT()
  const [avatar, setAvatar] = useState(account.avatar)
  const [removing, setRemoving] = useState(false)
  const path = `/api/v1/account/account/${account.id}/photo` as const
  const applyPhoto = (photo: Photo) => {
    const user = currentUser()
    if (user) setUser({ ...user, avatar: photo.avatar })
    setAvatar(photo.avatar)
  }
  const send = (file: File) => {
    const body = new FormData()
    body.set('file', file)
    return callApi<Photo>(path, { body })
  }
  const form = useForm<Photo>({ id: 'zdjecie', submit: ({ file }) => send(file as File), toast: true, onSaved: applyPhoto })
  const remove = async () => {
    if (removing) return
    setRemoving(true)
    try {
      applyPhoto(await callApi<Photo>(path, { method: 'DELETE' }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await showSubmitError(error, t, remove)
    } finally {
      setRemoving(false)
    }
  }
  const label = t('accounts.own.profile.photo')
  return (
    <Form key={avatar} of={form} labels={{ file: label }}>
      <FileField name="file" label={label} accept=".jpg,.jpeg,.png" current={avatar ?? undefined} />
      <SubmitRow look="outline" send={t('accounts.own.profile.photo.send')}>
        {avatar !== null && (
          <Button look="quiet" onClick={remove} aria-disabled={removing}>
            {t('accounts.own.profile.photo.remove')}
          </Button>
        )}
      </SubmitRow>
    </Form>
  )
}
