import { MailCheck } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import css from '../accounts.module.css'
import { useArrival } from './use-arrival.ts'

/** A mail is on its way. */
export const Sent = ({ title, text }: { title: string; text: string }) => {
  const arrival = useArrival<HTMLHeadingElement>()
  return (
    <div className={css['sent']}>
      <Icon of={MailCheck} large />
      <h2 ref={arrival} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
    </div>
  )
}
