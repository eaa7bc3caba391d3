import type {
  LocalBusiness,
  Organization,
  PostalAddress,
  SearchAction,
  Thing,
  WithActionConstraints,
} from 'schema-dts';
import { localeFacts } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import type { About } from './about.ts';

interface Address {
  street: string;
  postalCode: string;
  locality: string;
}

/** The company, its head office and its site: told on the home page, which the others refer to. */
export function describeCompany(image: string | undefined, about: About): Thing[] {
  const { locale, origin, url, company } = about;
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: `${origin}${buildPath('results', locale)}?term={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return [
    { '@type': 'Corporation', ...nameCompany(about), sameAs: site.social.map((network) => network.url) },
    describeBranch({ ...site.addresses.headOffice, name: site.name }, image, about),
    {
      '@type': 'WebSite',
      name: site.name,
      url,
      inLanguage: localeFacts[locale].tag,
      publisher: { '@id': company },
      potentialAction: search,
    },
  ];
}

/** A place of the company that one can go to. */
export function describeBranch(
  { name, ...address }: Address & { name: string },
  image: string | undefined,
  { origin, url, company }: About,
): LocalBusiness & object {
  return {
    '@type': 'LocalBusiness',
    name,
    ...(image !== undefined && { image: `${origin}${image}` }),
    url,
    telephone: site.phone.label,
    address: describeAddress(address),
    parentOrganization: { '@id': company },
  };
}

/** The company where a page needs it whole: who wrote, who publishes, who is looking for somebody. */
export function describeMaker(about: About): Organization & object {
  return { '@type': 'Organization', ...nameCompany(about) };
}

/** All the company's addresses are in Portugal. */
export function describeAddress({ street, postalCode, locality }: Address): PostalAddress & object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: locality,
    addressCountry: 'PT',
  };
}

function nameCompany({ locale, origin, company }: About) {
  return {
    '@id': company,
    name: site.name,
    url: `${origin}${buildPath('home', locale)}`,
    logo: `${origin}/icon.svg`,
  };
}
