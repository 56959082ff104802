import type { SessionUser } from '#core/access/session-user.ts'
import { initialsOf } from '#web/runtime/session/initials.ts'
import css from './user-card.module.css'

/** Photo, name and e-mail of the user. */
export const CardUser = ({ user }: { user: SessionUser }) => (
  <div className={css['who']}>
    <span className={css['face']} aria-hidden>
      {user.avatar ? <img src={user.avatar} alt="" /> : initialsOf(user)}
    </span>
    <div className={css['names']}>
      <p className={css['name']}>
        {user.name} {user.surname}
      </p>
      <p className={css['email']}>{user.email}</p>
    </div>
  </div>
)
