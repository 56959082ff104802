import type { WithSlotData } from '#core/plugin/slot.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import Login from '../islands/Login.tsx'

/** Sign-in form on a page of another plugin; without JavaScript it is posted to the site's own page. */
export const SignIn = ({ of: { returnTo } }: FillProps<WithSlotData & { readonly returnTo: string }, unknown>) => {
  const href = useHref()
  return (
    <Island
      of={Login}
      action={href('login', {}, { back: returnTo })}
      returnTo={returnTo}
      reminder={href('reminder')}
      register={href('register')}
    />
  )
}
