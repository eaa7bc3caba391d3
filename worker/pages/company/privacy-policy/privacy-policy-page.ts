import { defineEditorialPage } from '../../editorial/define-editorial-page.tsx';
import { PolicyPage } from '../../editorial/PolicyPage.tsx';

export const privacyPolicyPage = defineEditorialPage({ key: 'privacy-policy', Page: PolicyPage });
