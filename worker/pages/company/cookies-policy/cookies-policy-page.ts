import { defineEditorialPage } from '../../editorial/define-editorial-page.tsx';
import { PolicyPage } from '../../editorial/PolicyPage.tsx';

export const cookiesPolicyPage = defineEditorialPage({ key: 'cookies-policy', Page: PolicyPage });
