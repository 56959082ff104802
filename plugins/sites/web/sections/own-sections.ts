import type { ComponentType } from 'react'
import { contactFormKind, contactSentKind } from '../../contract/contact.ts'
import type { SectionProps } from '../site.data.ts'
import { About } from './About.tsx'
import { Activities } from './Activities.tsx'
import { Contact } from './Contact.tsx'
import { ContactForm, ContactSent } from './ContactForm.tsx'
import { DayPlan } from './DayPlan.tsx'
import { Fees } from './Fees.tsx'
import { Hero } from './Hero.tsx'
import { Hours } from './Hours.tsx'
import { FacilityMap } from './Map.tsx'
import { Recruitment } from './Recruitment.tsx'
import { RichText } from './RichText.tsx'

/** Sections that the facility's own record fills, by their kind (specification §3, "Subpage"); all others belong to other plugins. */
export const ownSections: Readonly<Record<string, ComponentType<SectionProps>>> = {
  rich_text: RichText,
  text_picture: RichText,
  columns: RichText,
  questions: RichText,
  buttons: RichText,
  menu: RichText,
  welcome: Hero,
  about: About,
  hours: Hours,
  payment: Fees,
  recruitment: Recruitment,
  activity: Activities,
  dayplan: DayPlan,
  contact: Contact,
  map: FacilityMap,
  [contactFormKind]: ContactForm,
  [contactSentKind]: ContactSent,
}
