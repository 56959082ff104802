import { account } from '#plugins/accounts/contract/ui.ts'
import { uploadMessages } from '#web/app-kit/files/upload-messages.ts'
import { placeMessages } from '#web/app-kit/place/place-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { claimWizard } from '../contract/ui.ts'
import { Page as FindPage } from './find/Page.tsx' with { type: 'vike:pointer' }
import { Page as OwnPage, queries as ownQueries } from './own/Page.tsx' with { type: 'vike:pointer' }
import { sentData, signUp, signupData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as SignupPage } from './signup/Page.tsx' with { type: 'vike:pointer' }
import { Sent } from './signup/Sent.tsx' with { type: 'vike:pointer' }
import { Page as WizardPage, queries as wizardQueries } from './wizard/Page.tsx' with { type: 'vike:pointer' }

const form = { layout: 'public', background: 'white' } as const

const ownMessages = ['claims.wizard', 'claims.own.state', 'claims.review.reason', 'claims.document', 'claims.place', 'claims.data'] as const

/** Pages of claims: the sign-up without an account, the wizard, and the user's claims. */
export const pages = definePages([
  {
    ...form,
    name: 'facility_signup',
    route: '/stworz-placowke',
    Page: SignupPage,
    data: signupData,
    action: signUp,
    title: 'claims.signup.title',
    description: 'claims.signup.description',
  },
  {
    ...form,
    name: 'facility_signup_sent',
    route: '/stworz-placowke/wyslano',
    Page: Sent,
    data: sentData,
    title: 'claims.signup.sent.title',
  },
  {
    layout: claimWizard,
    name: 'claim',
    route: '/zglos-placowke',
    Page: FindPage,
    title: 'claims.find.title',
    messages: ['claims.find', 'claims.wizard.data', 'places.voivodeship', 'tags.specialization', ...formMessages],
  },
  {
    layout: claimWizard,
    name: 'claim_facility',
    route: '/zglos-placowke/@id',
    Page: WizardPage,
    queries: wizardQueries,
    title: 'claims.wizard.title',
    messages: [...ownMessages, ...placeMessages, ...uploadMessages],
  },
  {
    layout: account,
    name: 'user_claims',
    route: '/user/claims',
    Page: OwnPage,
    queries: ownQueries,
    title: 'claims.own.title',
    messages: ['claims.own', 'claims.wizard.role', ...formMessages],
  },
])
