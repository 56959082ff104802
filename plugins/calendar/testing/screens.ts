/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  'calendar of days': '/strefa-nauczyciela/kalendarz',
  'day of the calendar': '/strefa-nauczyciela/kalendarz/rozpoczecie-roku-przedszkolnego',
}
