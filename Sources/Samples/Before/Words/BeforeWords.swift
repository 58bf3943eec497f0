// The compiled table `Before.strings`, whose words the steps from the third on share.
