/** Fields of the second step. */
export const typedGuest = {
  firstName: 'Karen',
  lastName: 'Prøve',
  email: 'karen@example.org',
  phone: '+45 20 00 00 00',
  address: 'Prøvevej 1',
  postalCode: '6960',
  city: 'Hvide Sande',
  country: 'DK',
}
