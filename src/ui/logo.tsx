/** The tuft of marram grass on its dune, and the name beside it. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className="logo">
      <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
        <path
          className="logo-grass"
          d="M19.600 31.500C18.800 21 15.400 11.400 8 5.200c5.200 7.400 8.600 16 9.600 26.300ZM21 31.500C20.800 20.300 21.600 10.500 25 2.500c-5.200 7.600-6.800 17.800-5.800 29ZM22.600 31.500c.6-8.300 3.800-15 10.400-19.600-8.400 3.600-12.400 10.900-12.600 19.600ZM17.400 31.500C15.600 25.300 11.600 20.300 5 17.400c5.400 3.900 8.800 8.600 10.200 14.100ZM24.400 31.500c1.400-4 4.200-7.300 9.600-9-6.200.8-10.400 4-12 9Z"
        />
        <path className="logo-dune" d="M1.500 36.500C9 31 15 29.800 21 31.200c6.200 1.500 11.500 3.600 17.500 2.800" />
      </svg>
      <span className="logo-name">{brand}</span>
    </span>
  )
}
