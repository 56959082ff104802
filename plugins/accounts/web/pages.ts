import { proofMessages } from '#web/app-kit/identity/proof-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { account } from '../contract/ui.ts'
import { Page as FacilitiesPage, queries as facilitiesQueries } from './facilities/Page.tsx' with { type: 'vike:pointer' }
import {
  activateData,
  cmsLoginData,
  confirmEmail,
  listingLoginData,
  logIn,
  logInWithCode,
  loginCodeData,
  loginData,
  newPasswordData,
  register,
  registerData,
  reminderData,
  requestPasswordReset,
  resendActivation,
  resetPassword,
  undoEmail,
  undoEmailData,
} from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as ProfilePage, queries as profileQueries } from './profile/Page.tsx' with { type: 'vike:pointer' }
import { Page as SecurityPage, queries as securityQueries } from './security/Page.tsx' with { type: 'vike:pointer' }
import { Page as SessionsPage, queries as sessionsQueries } from './sessions/Page.tsx' with { type: 'vike:pointer' }
import { CmsLoginPage, Page as ListingLoginPage, LoginCodePage, LoginPage } from './sign-in/LoginPage.tsx' with { type: 'vike:pointer' }
import { NewEmailPage, NewPasswordPage, ReminderPage, UndoEmailPage } from './sign-in/PasswordPage.tsx' with { type: 'vike:pointer' }
import {
  ActivatePage,
  Confirmed,
  EmailChanged,
  PasswordChanged,
  RegisterPage,
  RegisterSent,
  ReminderSent,
} from './sign-in/RegisterPage.tsx' with { type: 'vike:pointer' }
import { Page as TodayPage } from './today/Page.tsx' with { type: 'vike:pointer' }
import { todayData } from './today/today.data.ts' with { type: 'vike:pointer' }

const form = { layout: 'public', background: 'white' } as const
const own = {
  layout: account,
  messages: ['accounts.own', 'accounts.form', 'upload', ...proofMessages],
} as const

/** Pages of decisions §28. They are forms and are not cached, so they name no cache tags. */
export const pages = definePages([
  {
    ...form,
    name: 'login',
    route: '/logowanie',
    Page: LoginPage,
    data: loginData,
    action: logIn,
    title: 'accounts.login.title',
    description: 'accounts.login.description',
  },
  {
    ...form,
    slim: true,
    name: 'listing_login',
    route: '/panel-wizytowki/logowanie',
    Page: ListingLoginPage,
    data: listingLoginData,
    action: logIn,
    title: 'accounts.listing-login.title',
  },
  {
    ...form,
    slim: true,
    name: 'cms_login',
    route: '/cms/login',
    Page: CmsLoginPage,
    data: cmsLoginData,
    action: logIn,
    title: 'accounts.cms-login.title',
  },
  {
    ...form,
    name: 'login_code',
    route: '/logowanie/kod/@token',
    Page: LoginCodePage,
    data: loginCodeData,
    action: logInWithCode,
    title: 'accounts.login-code.name',
  },
  {
    ...form,
    name: 'register',
    route: '/rejestracja',
    Page: RegisterPage,
    data: registerData,
    action: register,
    title: 'accounts.register.title',
    description: 'accounts.register.description',
  },
  { ...form, name: 'register_sent', route: '/rejestracja/wyslano', Page: RegisterSent, title: 'accounts.register-sent.name' },
  {
    ...form,
    name: 'activate',
    route: '/aktywacja/@token',
    Page: ActivatePage,
    data: activateData,
    action: resendActivation,
    title: 'accounts.activate.name',
  },
  { ...form, name: 'account_confirmed', route: '/konto-potwierdzone', Page: Confirmed, title: 'accounts.confirmed.name' },
  {
    ...form,
    name: 'reminder',
    route: '/przypomnienie-hasla',
    Page: ReminderPage,
    data: reminderData,
    action: requestPasswordReset,
    title: 'accounts.reminder.title',
    description: 'accounts.reminder.description',
  },
  { ...form, name: 'reminder_sent', route: '/przypomnienie-hasla/wyslano', Page: ReminderSent, title: 'accounts.reminder-sent.name' },
  {
    ...form,
    name: 'new_password',
    route: '/nowe-haslo/@token',
    Page: NewPasswordPage,
    data: newPasswordData,
    action: resetPassword,
    title: 'accounts.new-password.title',
  },
  { ...form, name: 'password_changed', route: '/haslo-zmienione', Page: PasswordChanged, title: 'accounts.password-changed.name' },
  { ...form, name: 'new_email', route: '/nowy-adres/@token', Page: NewEmailPage, action: confirmEmail, title: 'accounts.new-email.name' },
  {
    ...form,
    name: 'undo_email',
    route: '/cofnij-adres/@token',
    Page: UndoEmailPage,
    data: undoEmailData,
    action: undoEmail,
    title: 'accounts.undo-email.name',
  },
  { ...form, name: 'email_changed', route: '/adres-zmieniony', Page: EmailChanged, title: 'accounts.email-changed.name' },
  { ...own, name: 'user', route: '/user', Page: TodayPage, data: todayData, title: 'accounts.today.title', messages: ['accounts.today'] },
  { ...own, name: 'user_profile', route: '/user/profile', Page: ProfilePage, queries: profileQueries, title: 'accounts.own.profile.title' },
  {
    ...own,
    name: 'user_security',
    route: '/user/security',
    Page: SecurityPage,
    queries: securityQueries,
    title: 'accounts.own.security.title',
  },
  {
    ...own,
    name: 'user_sessions',
    route: '/user/sessions',
    Page: SessionsPage,
    queries: sessionsQueries,
    title: 'accounts.own.sessions.title',
  },
  {
    ...own,
    name: 'facilites_list',
    route: '/user/facilities',
    Page: FacilitiesPage,
    queries: facilitiesQueries,
    title: 'accounts.own.facilities.title',
  },
])
