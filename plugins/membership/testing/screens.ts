/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  'invitation refused': '/zaproszenie-odrzucone',
}
