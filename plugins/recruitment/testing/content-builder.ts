import type { ApplicationContent } from '../contract/application.ts'

/** Creates the data of an application. */
export const aContent = (over: Partial<ApplicationContent> = {}): ApplicationContent => ({
  parent_name: 'Ewa Rodzic',
  parent_phone: '601 602 603',
  parent_email: 'ewa@kredka.test',
  address: 'ul. Szkolna 1, 30-001 Kraków',
  child_name: 'Zofia Rodzic',
  child_birth_date: '2024-05-01',
  desired_start: '2027-09-01',
  hours_from: 480,
  hours_to: 960,
  ...over,
})
