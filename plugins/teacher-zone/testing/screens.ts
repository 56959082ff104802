/** Addresses of its public screens by name, in the demo data. */
export const screens = {
  'teacher zone': '/strefa-nauczyciela',
  material: '/strefa-nauczyciela/jesienna-mandala-z-lisci',
}
