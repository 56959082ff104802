import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import Login from '../islands/Login.tsx'
import { ResendForm } from '../parts/ResendForm.tsx'
import type { data } from './login.data.ts'

/** Sign-in form of a page with the data of `loginData`. */
export const LoginPart = () => {
  const href = useHref()
  const { posted } = usePage()
  const { returnTo, notActivated } = usePageData<typeof data>()
  return (
    <>
      <Island of={Login} posted={toSubmittedForm(posted)} returnTo={returnTo} reminder={href('reminder')} register={href('register')} />
      {notActivated && <ResendForm email={posted?.values['email'] ?? ''} />}
    </>
  )
}
